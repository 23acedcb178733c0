"""Finds where the order of a set would come out: six processes print one set of strings in six orders."""

import ast

SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "copy")
# What hands on the order of its argument. sorted(), len(), any(), sum() and their like do not.
ORDERED_CALLS = ("list", "tuple", "enumerate", "iter", "zip", "map", "filter", "deque")
ORDERED_METHODS = ("join", "extend", "fromkeys")
ORDERLESS_CALLS = ("sorted", "set", "frozenset", "any", "all", "sum", "len", "min", "max")

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def set_iterations(module: ast.Module) -> list[int]:
    """The lines of a module where something is done in a set's order."""
    finder = _Finder()
    finder.enter(module, [])
    return sorted(finder.lines)


class _Finder(ast.NodeVisitor):
    """Walks a module, knowing at each point which names are sets there."""

    def __init__(self) -> None:
        self.sets: set[str] = set()
        self.lines: set[int] = set()

    def enter(self, scope: ast.Module | Function, arguments: list[ast.arg]) -> None:
        """Visits a module or function with the names that are sets in it, and forgets them behind it."""
        outside = self.sets
        bound, sets = _names(scope, arguments)
        self.sets = (outside - bound) | sets
        for child in ast.iter_child_nodes(scope):
            self.visit(child)
        self.sets = outside

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.enter(node, _arguments(node))

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.enter(node, _arguments(node))

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.enter(node, _arguments(node))

    def visit_For(self, node: ast.For) -> None:
        self.look(node.iter)
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.look(node.value)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if isinstance(node.ctx, ast.Load):
            self.look(node.value)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self.comprehension(node)

    def comprehension(self, node: ast.ListComp | ast.DictComp | ast.GeneratorExp) -> None:
        for generator in node.generators:
            self.look(generator.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        if isinstance(called, ast.Name) and called.id in ORDERLESS_CALLS:
            self.visit_orderless(node)
            return
        if isinstance(called, ast.Name) and called.id in ORDERED_CALLS:
            self.look(*node.args)
        if isinstance(called, ast.Attribute) and called.attr in ORDERED_METHODS:
            self.look(*node.args)
        if isinstance(called, ast.Attribute) and called.attr == "pop" and not node.args:
            self.look(called.value)
        self.generic_visit(node)

    def visit_orderless(self, node: ast.Call) -> None:
        """sorted(x for x in a_set) brings no order out, only what stands deeper might."""
        for argument in (*node.args, *node.keywords):
            if isinstance(argument, ast.GeneratorExp | ast.ListComp):
                self.generic_visit(argument)
            elif not (isinstance(argument, ast.Starred) and self.is_set(argument.value)):
                self.visit(argument)

    def look(self, *iterated: ast.expr) -> None:
        self.lines |= {value.lineno for value in iterated if self.is_set(value)}

    def is_set(self, value: ast.expr) -> bool:
        return _is_set(value, self.sets)


def _is_set(value: ast.expr, sets: set[str]) -> bool:
    """Whether an expression is plainly a set."""
    match value:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Name(id=name):
            return name in sets
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set(value.left, sets) or _is_set(value.right, sets)
        case ast.Call(func=ast.Attribute(value=of, attr=method)) if method in SET_METHODS:
            return _is_set(of, sets)
        case ast.IfExp(body=body, orelse=orelse):
            return _is_set(body, sets) or _is_set(orelse, sets)
        case ast.NamedExpr(value=inner):
            return _is_set(inner, sets)
    return False


def _is_set_type(annotation: ast.expr | None) -> bool:
    """Whether an annotation says set or frozenset."""
    if isinstance(annotation, ast.Subscript):
        return _is_set_type(annotation.value)
    return isinstance(annotation, ast.Name) and annotation.id in ("set", "frozenset", "AbstractSet", "Set")


def _arguments(function: Function) -> list[ast.arg]:
    given = function.args
    others = [argument for argument in (given.vararg, given.kwarg) if argument is not None]
    return [*given.posonlyargs, *given.args, *given.kwonlyargs, *others]


def _names(scope: ast.Module | Function, arguments: list[ast.arg]) -> tuple[set[str], set[str]]:
    """The names bound in a scope, and those of them that only ever hold a set."""
    bound = {argument.arg for argument in arguments}
    sets = {argument.arg for argument in arguments if _is_set_type(argument.annotation)}
    others: set[str] = set()
    for node in _own_nodes(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                (sets if _is_set(value, sets) else others).add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                (sets if _is_set_type(annotation) else others).add(name)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                (sets if _is_set(value, sets) else others).add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                bound.add(name)
    return bound | sets | others, sets - others


def _own_nodes(scope: ast.AST) -> list[ast.AST]:
    """The nodes of a scope in the order of the source, without those of the functions and classes in it."""
    nodes: list[ast.AST] = []
    for child in ast.iter_child_nodes(scope):
        nodes.append(child)
        if not isinstance(child, Function | ast.ClassDef):
            nodes += _own_nodes(child)
    return nodes

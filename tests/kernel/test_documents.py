"""Changed documents."""

from desktop_app.kernel.documents import Document, put_last


def test_what_is_put_last_stands_last_and_so_does_all_on_the_way_to_it() -> None:
    before: Document = {"areas": {"bay": {"keel": {"boat": 1, "ship": 1}, "oar": {}}, "isle": {}}, "round": 2}
    after = put_last(before, ("areas", "bay", "keel", "boat"), 2)
    assert list(after) == ["areas", "round"]
    assert list(after["areas"]) == ["isle", "bay"]
    assert list(after["areas"]["bay"]) == ["oar", "keel"]
    assert list(after["areas"]["bay"]["keel"].items()) == [("ship", 1), ("boat", 2)]
    assert before["areas"]["bay"]["keel"] == {"boat": 1, "ship": 1}

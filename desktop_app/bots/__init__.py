"""Players of wood: they know the kernel only."""

"""The window: draws any room through the view protocol."""

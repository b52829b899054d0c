"""What `import dinotable` gives: friendly objects over the engine's own. `docs/from-python.md` shows how to use them."""

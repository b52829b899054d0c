"""What `import dinotable` gives: friendly objects over the engine's own."""

"""A door for language models: the tools of `dinotable mcp`, over the Model Context Protocol."""

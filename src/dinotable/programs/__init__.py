"""Bots that are programs of their own, in any language: `exec:./mybot`. They speak lines over standard input and output."""

"""Games and choices a second, beside peers in the same run: python -m bench [module …]"""

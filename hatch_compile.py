"""Compiles modules where they lie: `python hatch_compile.py SCRATCH LEVEL MODULE …`, in the folder that holds them.

`hatch_build` runs it in a process of its own. It says how far it is, `done/all` on a line of its own.
"""

import os
import subprocess
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

PIECES = 8
"""C files that the engine is compiled as. mypyc writes one a module, and reading the same headers a hundred times is half
of the work; one big file would keep a single core busy."""


def pieces_of(sources: list[str], count: int = PIECES) -> list[list[str]]:
    """Parts of about the same size, and always the same ones: a second pass finds its profile by their names."""
    pieces: list[list[str]] = [[] for _ in range(count)]
    sizes = [0] * count
    for source in sorted(sources, key=lambda source: (-os.path.getsize(source), source)):
        smallest = sizes.index(min(sizes))
        pieces[smallest].append(source)
        sizes[smallest] += os.path.getsize(source)
    return [piece for piece in pieces if piece]


def join_sources(engine: Extension) -> None:
    joined = []
    for number, piece in enumerate(pieces_of(engine.sources)):
        path = Path("build", f"piece_{number}.c")
        path.write_text("".join(f'#include "{Path(source).resolve().as_posix()}"\n' for source in piece))
        joined.append(str(path))
    engine.sources = joined


def compile_side_by_side(total: int) -> Any:
    """In place of setuptools' loop over C files: as many at a time as there are cores. MSVC keeps its own."""
    done = 0

    def compile_all(
        self: Any, sources: Any, output_dir: Any = None, macros: Any = None, include_dirs: Any = None, debug: Any = 0,
        extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
    ) -> Any:  # fmt: skip
        nonlocal done
        macros, objects, extra, pp_opts, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
        work = [(obj, *build[obj], cc_args, extra, pp_opts) for obj in objects if obj in build]
        with ThreadPool(os.cpu_count() or 1) as pool:
            for _ in pool.imap_unordered(lambda one: self._compile(*one), work):
                done += 1
                print(f"{done}/{total}", flush=True)
        return objects

    return compile_all


def read_python_once(shims: list[Extension], scratch: str) -> None:
    """Each module has a small C file of its own, which reads Python.h and little else: gcc takes it from this copy, already
    read. Other compilers do not look for one."""
    from distutils.ccompiler import new_compiler  # noqa: PLC0415
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        return
    include = sysconfig.get_paths()["include"]
    header = [f"-I{include}", "-x", "c-header", f"{include}/Python.h", "-o", f"{scratch}/Python.h.gch"]
    subprocess.run([*compiler.compiler_so, *shims[0].extra_compile_args, *header], capture_output=True, check=False)
    for shim in shims:
        shim.include_dirs.insert(0, scratch)


def main(scratch: str, level: str, *modules: str) -> None:
    from distutils.ccompiler import CCompiler  # noqa: PLC0415  setuptools' own, since that was imported first

    from mypyc.build import mypycify  # noqa: PLC0415

    extensions = mypycify(
        list(modules), opt_level=level, debug_level="0", group_name="dinotable_engine", multi_file=True
    )
    join_sources(extensions[0])
    read_python_once(extensions[1:], scratch)
    CCompiler.compile = compile_side_by_side(sum(len(extension.sources) for extension in extensions))  # type: ignore[method-assign]
    setup(name="engine", ext_modules=extensions, packages=[], py_modules=[],
          script_args=["-q", "build_ext", "--inplace", "--build-temp", scratch, "--build-lib", scratch])  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])

// Compiles the modules in an archive by the very Python that browsers get, so that they need not: node compile.mjs FROM TO LEVEL
// In levels from 2 on, texts for developers are left out.
import fs from 'node:fs'
import { loadPyodide } from 'pyodide'

const [from, to, level] = process.argv.slice(2)
const lockFileContents = { info: JSON.parse(fs.readFileSync(new URL('node_modules/pyodide/pyodide-lock.json', import.meta.url))).info, packages: {} }

try {
  const python = await loadPyodide({ lockFileContents })
  python.FS.writeFile('/from.zip', fs.readFileSync(from))
  // Each carries a hash in place of a time, and nobody compares it: the same sources are always the same bytes.
  python.runPython(`
import importlib._bootstrap_external, importlib.util, zipfile

with zipfile.ZipFile("/from.zip") as given, zipfile.ZipFile("/to.zip", "w") as made:
    for name in given.namelist():
        content = given.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=${Number(level)})
            content = importlib._bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(content), False)
            name += "c"
        made.writestr(zipfile.ZipInfo(name), content)
`)
  fs.writeFileSync(to, python.FS.readFile('/to.zip'))
} catch (error) {
  // Without the script that it happened in, which is one line of a megabyte.
  console.error(error.message)
  process.exit(1)
}

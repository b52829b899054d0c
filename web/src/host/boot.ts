// Python in a worker, from the files that lie beside the page in runtime/ (web/runtime.py makes them), and from nowhere else.

import type { PyodideInterface } from 'pyodide'

interface RuntimeFile {
  name: string
  /** Where it lies. */
  file: string
  /** Of its content. */
  bytes: number
  /** As it comes over the network. */
  packed: number
}

interface Runtime {
  version: string
  files: RuntimeFile[]
}

/** What `runtime/` holds. Refused where a page was built without it. */
async function runtimeOf(base: string): Promise<Runtime> {
  const answer = await fetch(`${base}runtime/runtime.json`, { cache: 'no-cache' })
  if (!answer.ok) throw new Error('this page has no Python')
  return (await answer.json()) as Runtime
}

/** Loads everything and gives a Python that can `import dinotable`. For module workers; `tell` counts packed bytes. */
export async function bootPython(base: string, tell: (done: number, all: number) => void): Promise<PyodideInterface> {
  const { version, files } = await runtimeOf(base)
  const all = files.reduce((sum, { packed }) => sum + packed, 0)
  // The version keeps files of two versions apart in every cache on the way.
  const addressOf = ({ file }: RuntimeFile): string => `${base}runtime/${file}?${version}`
  let done = 0
  const count = (bytes: number): void => tell((done += bytes), all)
  const script = async <Module>(name: string): Promise<Module> => {
    const file = files.find((file) => file.name === name)!
    const loaded = (await import(/* @vite-ignore */ addressOf(file))) as Module
    count(file.packed)
    return loaded
  }
  // All of it before Python starts: what Pyodide misses, it waits for without end.
  const rest = files.filter(({ name }) => !name.endsWith('.mjs'))
  const [{ loadPyodide }, { default: createPyodideModule }, ...loaded] = await Promise.all([
    script<typeof import('pyodide')>('pyodide.mjs'),
    script<{ default: unknown }>('pyodide.asm.mjs'),
    ...rest.map((file) => contentOf(addressOf(file), file, count)),
  ])
  const contents = new Map(rest.map(({ name }, k) => [name, loaded[k]!]))
  const wish = { indexURL: `${base}runtime/`, createPyodideModule }
  const python = await withFiles(contents, () => loadPyodide(wish as Parameters<typeof loadPyodide>[0]))
  for (const [name, content] of contents) if (name.endsWith('.whl')) python.unpackArchive(content, 'wheel')
  const place = python.runPython('import site; site.getsitepackages()[0]') as string
  python.unpackArchive(contents.get('engine.zip')!, 'zip', { extractDir: place })
  python.runPython('import importlib; importlib.invalidate_caches()')
  return python
}

/** Pyodide fetches its own files by their names: while it starts, it gets those that are here. */
async function withFiles<Result>(contents: Map<string, ArrayBuffer>, work: () => Promise<Result>): Promise<Result> {
  const fetched = globalThis.fetch
  globalThis.fetch = async (asked, wish) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, location.href)
    const name = url.pathname.split('/').at(-1)!
    const content = contents.get(name)
    if (!content) return fetched(asked, wish)
    return new Response(content, { headers: { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream' } })
  }
  try {
    return await work()
  } finally {
    globalThis.fetch = fetched
  }
}

/** Unpacked while it comes in, and refused if there is more or less of it than there should be. */
async function contentOf(address: string, { name, file, bytes }: RuntimeFile, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${name} cannot be loaded (${answer.status})`)
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, into) {
      count(chunk.length)
      into.enqueue(chunk)
    },
  })
  const stream = answer.body.pipeThrough(counted)
  // Some hosts say of such files that they are packed, and browsers unpack them then.
  const isPacked = file.endsWith('.gz') && !answer.headers.get('Content-Encoding')?.includes('gzip')
  const content = await new Response(isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).arrayBuffer()
  if (content.byteLength !== bytes) throw new Error(`${name} has ${content.byteLength} bytes instead of ${bytes}`)
  return content
}

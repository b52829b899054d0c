// What a test takes of Node, under which vitest runs: the page itself has nothing of it.

declare module 'node:child_process' {
  export function execFileSync(program: string, args: string[], how: { env: Record<string, string | undefined>; maxBuffer: number }): { toString: () => string }
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string
}
declare const process: { env: Record<string, string | undefined> }

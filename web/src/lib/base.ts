// Where the page lies, and how its own places are linked to.

// Built, this file lies in assets/; otherwise in src/lib/. In a variable, because Vite takes the two on one line for a file to bundle.
const here = import.meta.url

/** The folder that the page came from, wherever that is: with a slash at its end. Workers find the same one. */
export const BASE = new URL(import.meta.env.PROD ? '../' : '../../', here).href

const isSite = globalThis.document?.querySelector?.('meta[name="dinotable-server"]')?.getAttribute('content') === 'none'

/** Whether the page came from no server: `dinotable site` says so in what it writes. */
export const isServerless = (): boolean => isSite

/** What a link to a path of the page says. Hosts of sites know only the files there are: there the whole path is a fragment. */
export const to = (path: string): string => (isSite ? `#${path}` : path)

/** The same as a whole address, for others. */
export const whole = (path: string): string => new URL(to(path), location.href).href

// The folder that this page came from, wherever that is: with a slash at its end. Workers find the same one.

// Built, this file lies in assets/; otherwise in src/lib/. In a variable, because Vite takes the two on one line for a file to bundle.
const here = import.meta.url

export const BASE = new URL(import.meta.env.PROD ? '../' : '../../', here).href

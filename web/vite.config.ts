import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// While working on the page: `npx vite` here, and a server beside it.
const proxy = { '/api': { target: 'http://127.0.0.1:8321', ws: true } }

export default defineConfig({
  plugins: [svelte()],
  base: './',
  // Scripts and styles find each other wherever the page lies; index.html is served under many paths, and names them from the root.
  // `dinotable site` writes another one.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  test: { include: ['tests/**/*.test.ts'] },
})

import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'

const at = (path: string) => resolve(import.meta.dirname, path)

/** Every file of src-main/workers is started by its address, so each is built as an entry of its own: out/main/<name>-worker.js. */
function workers(): Record<string, string> {
  const folder = at('src-main/workers')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return Object.fromEntries(files.map((file) => [`${basename(file, '.ts')}-worker`, at(`src-main/workers/${file}`)]))
}

export default defineConfig({
  main: {
    build: {
      rolldownOptions: { input: { index: at('src-main/index.ts'), host: at('src-main/host.ts'), ...workers() } },
    },
  },
  preload: {
    build: {
      // A sandboxed preload can load neither ES modules nor node_modules: it must be one CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at('src-main/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    plugins: [react()],
    build: {
      outDir: at('out/renderer'),
      minify: true,
      rolldownOptions: { input: at('src-renderer/index.html') },
    },
  },
})

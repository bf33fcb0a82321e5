// Builds the pages of this folder, which try single parts of ui, and serves them: `node serve.ts [port]`. They are never shipped.
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const port = Number(process.argv[2] ?? 0)
const root = resolve(import.meta.dirname, '..')
const outDir = join(root, 'node_modules', '.harness', String(process.pid))

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  // as the app compiles its large parts of ui
  plugins: [react(), babel({ include: /\/src\/ui\/spreadsheet\/.*\.tsx?$/, presets: [reactCompilerPreset()] })],
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'harness/spreadsheet.html') } },
})
const server = await preview({
  configFile: false,
  root,
  logLevel: 'warn',
  build: { outDir },
  preview: { port, strictPort: true, host: '127.0.0.1' },
})
process.stdout.write(`${server.resolvedUrls?.local[0] ?? ''}harness/spreadsheet.html\n`)

process.once('SIGTERM', () => {
  void server.close().then(() => rm(outDir, { recursive: true, force: true }))
})

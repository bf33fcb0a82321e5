import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { buildMark } from './vite/build-mark.ts'
import { insideModules } from './vite/inside-modules.ts'
import { orderPage } from './vite/order-page.ts'
import { pageConfig } from './vite/page-config.ts'
import { precompress } from './vite/precompress.ts'
import { screenList } from './vite/screen-list.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { slimContract } from './vite/slim-contract.ts'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

// The React compiler avoids the rendering of unchanged parts in a long list or an editor, but makes every component a third larger, so the
// frame and the small parts of ui, which render seldom, go without it.
const compiled = /\/src\/(?:areas|shell\/list-page|ui\/(?:calendar|data-table|list|gallery|file-preview|spreadsheet))\/.*\.tsx?$/

/** Applies the import rules of scripts/walls.mjs while the code is written. An image that only builds the web app has no scripts. */
async function walls(): Promise<PluginOption> {
  const script = resolve(import.meta.dirname, '../../scripts/walls.mjs')
  if (!existsSync(script)) return false
  const { wallsPlugin }: { wallsPlugin: () => PluginOption } = await import(pathToFileURL(script).href)
  return wallsPlugin()
}

/** The package that a file of a library belongs to. */
const libraryOf = (path: string) => /\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(path)?.[1]?.replaceAll(/\W/g, '-')

const treeshake = {
  moduleSideEffects: [
    // index files only re-export and the contract only declares, so their unused parts can be left out
    { test: /\/src\/((areas|lib|ui(?!\/theme\/))\/[\w-]+|shell)\/index\.ts$/, sideEffects: false },
    { test: /\/packages\/(contract|domain)\/src\//, sideEffects: false },
    { test: /^\0slim-/, sideEffects: false },
  ],
}

/** The syntax of the oldest browsers; the order page keeps to their functions, too (docs/areas/storefront.md). */
const target = ['es2022', 'safari16.4']

const inside = insideModules(['src/inside.ts', 'src/shell/layouts/inside-layouts.tsx'], treeshake)

export default defineConfig({
  plugins: [
    await walls(),
    inside.plugin,
    orderPage({ target, treeshake }),
    slimContract(),
    react(),
    babel({ include: compiled, presets: [reactCompilerPreset()] }),
    pageConfig(api),
    buildMark(),
    screenList(),
    serviceWorker(),
    precompress(),
  ],
  // a worker is a build of its own
  worker: {
    format: 'es',
    plugins: () => [slimContract()],
    rolldownOptions: { treeshake, output: { entryFileNames: 'assets/[hash:7].js' } },
  },
  build: {
    target,
    outDir: 'dist',
    // a font or picture inside a style would need `data:` in the content security policy
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake,
      output: {
        // by their content alone: the first file names all that are lazy
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // for the first page of every visitor
            { name: 'app', tags: ['$initial'], test: /^(?!.*(?:index\.html|src\/main\.tsx)$)/, priority: 1 },
            // for the first page inside
            { name: 'libraries', test: (id: string) => /\/node_modules\//.test(id) && inside.has(id) },
            { name: libraryOf, test: /\/node_modules\//, minShareCount: 2 },
            // modules that fewer pages share are split by those who share them: joined, each page would load what others need
            { name: 'frame', test: /\/src\/(?:ui|lib|shell)\/|\/packages\//, minShareCount: 8 },
            { name: 'areas', test: /\/src\/areas\//, minShareCount: 8 },
            { name: 'inside', test: inside.has },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: api, ws: true },
      '/dev/mail': api,
      '/manifest.webmanifest': api,
      '/sf/': api,
      '/storefront/': api,
      // what the server's pages load of the last build
      '/assets/': api,
      // pages that the server renders completely; a link to one of our own pages never matches
      '^/(privacy|terms|help)?(\\?.*)?$': api,
    },
  },
})

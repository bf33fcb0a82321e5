import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildMark } from './vite/build-mark.ts'
import { chunkGroups } from './vite/chunk-groups.ts'
import { leanLibraries } from './vite/lean-libraries.ts'
import { pageConfig } from './vite/page-config.ts'
import { precompress } from './vite/precompress.ts'
import { preloadLists } from './vite/preload-lists.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { shortClassNames } from './vite/short-class-names.ts'
import { slimContract } from './vite/slim-contract.ts'
import { slimIcons } from './vite/slim-icons.ts'
import { walls } from './vite/walls.ts'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

// The React compiler avoids the rendering of unchanged parts in a long list or an editor, but makes every component a
// third larger. So it is used for the areas' screens, the list page and the large parts of ui only. The frame and the login pages,
// which everybody loads and which render seldom, go without, which saves eleven kilobytes of the login page; so do dialogs and
// forms. In the bench of a visit the fields alone are drawn with each key, and the totals of a meal plan follow once keys pause
// (docs/decisions/web-build.md).
const seldomDrawn = [
  'auth/',
  '.*/(?:create|dialogs|finish|sections|settings)/',
  'visit-editor/(?!measures/(?!measure-field)|sites/site-row|editor)',
  'meal-plan-editor/totals/',
  'workout-player/player/(?:plan-change|status-notes)',
].join('|')
const compiled = new RegExp(
  String.raw`/src/(?:areas/(?!${seldomDrawn})|shell/list-page/|ui/(?:data-table|list|gallery|file-preview|spreadsheet)/).*\.tsx?$`,
)

const treeshake = {
  moduleSideEffects: [
    // index files only re-export and the contract only declares, so their unused parts can be left out
    { test: /\/src\/((areas|lib|ui(?!\/theme\/))\/[\w-]+|shell)\/index\.ts$/, sideEffects: false },
    { test: /\/packages\/(contract|domain)\/src\//, sideEffects: false },
    { test: /^\0slim-/, sideEffects: false },
  ],
}

export default defineConfig({
  plugins: [
    ...(await walls()),
    slimContract(),
    slimIcons(),
    react(),
    babel({ include: compiled, presets: [reactCompilerPreset()] }),
    leanLibraries(),
    shortClassNames(),
    preloadLists(),
    pageConfig(api),
    buildMark(),
    ...serviceWorker(),
    precompress(),
  ],
  // a worker is a build of its own
  worker: {
    format: 'es',
    plugins: () => [slimContract()],
    rolldownOptions: { treeshake, output: { entryFileNames: 'assets/[hash:7].js' } },
  },
  build: {
    target: ['es2022', 'safari16.4'],
    outDir: 'dist',
    // a font or picture inside a style would need `data:` in the content security policy
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake,
      output: {
        // short names, because the first file contains the names of four hundred lazy files
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]'),
        codeSplitting: { groups: chunkGroups },
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
      // pages that the server renders completely; a link to one of our own pages never matches
      '^/(privacy|terms|help)?(\\?.*)?$': api,
    },
  },
})

import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildMark } from './vite/build-mark.ts'
import { leanLibraries } from './vite/lean-libraries.ts'
import { pageConfig } from './vite/page-config.ts'
import { precompress } from './vite/precompress.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { slimContract } from './vite/slim-contract.ts'
import { walls } from './vite/walls.ts'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

// The React compiler avoids the rendering of unchanged parts in a long list or an editor, but makes every component a
// third larger. So it is used for the areas' screens, the list page and the large parts of ui only. The frame and the login pages,
// which everybody loads and which render seldom, go without, which saves eleven kilobytes of the login page.
const compiled = /\/src\/(?:areas\/(?!auth\/)|shell\/list-page\/|ui\/(?:data-table|list|gallery|file-preview)\/).*\.tsx?$/

const parts = (...paths: string[]) => new RegExp(`/src/(?:${paths.join('|')})\\b`)

// what a layout for visitors uses must not stand in the file of the pages inside: it would bring all of that along
const onEveryPage = new RegExp(
  `${
    parts(
      'ui/(?:brand|button|control|field|icon|layout|notice|spinner|text|text-field)/',
      'shell/words/',
      'shell/layouts/(?:main-content|plain-layout\\.module|skip-link|visitor-links)',
    ).source
  }|/@tanstack/react-router/.*/useLocation\\.js`,
)
const onLogin = parts(
  'areas/auth/login/(?:code-form|credentials-form|login-head|passkey-login|words)',
  'areas/auth/proof/(?:attempt|codes|or-line|passkey-failure)',
  'ui/password-field/',
  'lib/words/rich',
)
const onMostPagesInside = parts(
  'ui/(?:avatar|badge|icon-button|late|list|load-more|page-header|row-actions|section|tabs|tooltip)/',
  // the menu itself is loaded when one is opened
  'ui/menu/(?:menu\\.tsx|index)',
  'shell/(?:banners|sidebar)/',
  'shell/layouts/default-layout',
)
// the small things that many pages inside use: each alone would cost a request
const onManyPagesInside = new RegExp(
  [
    parts(
      'ui/(?:choice-chip|empty-state|error-state|filter-chip|icon|layout|lazy-gallery|loaded)/',
      'ui/(?:progress|row-keys|segmented-control|skeleton)/',
      // its panel comes when one is opened
      'ui/popover/(?:popover\\.tsx|index)',
      'shell/shortcuts/page-shortcuts',
      'lib/(?:lazy-part|list-place|api/use-call)',
    ).source,
    '/(?:react-query|query-core)/build/',
    '/packages/domain/src/days/',
  ].join('|'),
)

const onPagesWithMessages = parts('areas/chat/(?:home|inbox/(?:words|last-line|use-list-time|waits)|thread/(?:words|excerpt|voice-player))')

export default defineConfig({
  plugins: [
    ...(await walls()),
    slimContract(),
    react(),
    babel({ include: compiled, presets: [reactCompilerPreset()] }),
    leanLibraries(),
    pageConfig(api),
    buildMark(),
    ...serviceWorker(),
    precompress(),
  ],
  build: {
    target: ['es2022', 'safari16.4'],
    outDir: 'dist',
    // a font or picture inside a style would need `data:` in the content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // index files only re-export and the contract only declares, so their unused parts can be left out
          { test: /\/src\/((areas|lib)\/[\w-]+|shell)\/index\.ts$/, sideEffects: false },
          { test: /\/packages\/(contract|domain)\/src\//, sideEffects: false },
          { test: /^\0slim-contract:/, sideEffects: false },
        ],
      },
      output: {
        // short names, because the first file contains the names of four hundred lazy files
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'assets/[hash:8].css' : 'assets/[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            // libraries are apart from our code, because they change seldom and ours changes with every release
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // code that many pages share is in one file: a hundred small files compress badly, and each page would list all of its own
            { name: 'controls', test: onEveryPage, priority: 2 },
            { name: 'login', test: onLogin, priority: 1 },
            { name: 'inside', test: onMostPagesInside, priority: 1 },
            { name: 'conversations', test: onPagesWithMessages, includeDependenciesRecursively: false },
            { name: 'inside', test: onManyPagesInside, priority: 1, includeDependenciesRecursively: false },
            // what a page must know of the calls is small, and a file for each area would cost more than it holds
            { name: 'contract', test: /^\0slim-contract:/, minShareCount: 2 },
            { name: 'icons', test: /\/icons-react\/dist\/esm\/icons\//, minShareCount: 2, includeDependenciesRecursively: false },
            // the code that every page needs is in one file, which compresses a tenth better than thirty files
            { name: 'app', tags: ['$initial'], test: /^(?!.*(index\.html|src\/main\.tsx)$)/, priority: 3 },
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
      // pages that the server renders completely; a link to one of our own pages never matches
      '^/(privacy|terms|help)?(\\?.*)?$': api,
    },
  },
})

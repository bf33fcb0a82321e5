import type { Plugin, PluginOption, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Builds src/sw/sw.ts to /sw.js with the list of files that the shell needs to start offline. */
export function serviceWorker(): PluginOption[] {
  const shellAssets = new Set<string>()
  return [
    collectShellAssets(shellAssets),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        target: 'es2022',
        globPatterns: ['index.html', 'boot.js', 'assets/*.{js,css}', 'assets/inter-latin-opsz-normal-*.woff2'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          entries => ({ manifest: entries.filter(({ url }) => shellAssets.has(url) || !isChunk(url)).map(withConfig), warnings: [] }),
        ],
      },
    }),
  ]
}

const isChunk = (url: string) => /^assets\/.*\.(js|css)$/.test(url)

/** Lazy modules that must work without a network: what areas add to the frame, the frames, and what these show once the page rests. */
const neededOffline = ['src/inside.ts', 'src/shell/layouts/inside-layouts.tsx', 'src/shell/frame/after-idle.tsx']

// a module that other files import, too, stands in one of these, behind a file of its own
const isShell = ({ isEntry, facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  isEntry || neededOffline.some(module => [facadeModuleId, ...moduleIds].some(id => id?.endsWith(module)))

/**
 * Collects the entry, the lazy chunks for offline use, and all their static imports; chunks of single screens are
 * cached at first use.
 */
function collectShellAssets(found: Set<string>): Plugin {
  return {
    name: 'allenio:shell-assets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const add = (name: string) => {
          const chunk = bundle[name]
          if (chunk?.type !== 'chunk' || found.has(name)) return
          found.add(name)
          for (const style of stylesOf(chunk)) found.add(style)
          chunk.imports.forEach(add)
        }
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && isShell(chunk)) add(chunk.fileName)
      },
    },
  }
}

const stylesOf = (chunk: Rolldown.OutputChunk): Iterable<string> => chunk.viteMetadata?.importedCss ?? []

/**
 * The server fills the configuration into index.html. In sw.js it replaces this mark by a hash of that configuration,
 * so that another brand or support address reaches installed apps without a new build.
 */
const withConfig = <T extends { url: string; revision: string | null }>(entry: T): T =>
  entry.url === 'index.html' ? { ...entry, revision: `${entry.revision}-%CONFIG_HASH%` } : entry

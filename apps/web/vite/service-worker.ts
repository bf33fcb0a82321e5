import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

/** Builds src/sw/sw.ts to /sw.js with the list of files that the shell needs to start offline. */
export function serviceWorker(): Plugin {
  let [root, outDir] = ['', '']
  let shellAssets = new Set<string>()
  return {
    name: 'allenio:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        shellAssets = findShellAssets(bundle)
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await buildWorker({ root, outDir, files: await listFiles(outDir, shellAssets) })
      },
    },
  }
}

/** Lazy modules that must work without a network: what areas add to the frame, the frames, and what these show once the page rests. */
const neededOffline = ['src/inside.ts', 'src/shell/layouts/inside-layouts.tsx', 'src/shell/frame/after-idle.tsx']

// a module that other files import, too, stands in one of these, behind a file of its own
const isShell = ({ isEntry, facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  isEntry || neededOffline.some(module => [facadeModuleId, ...moduleIds].some(id => id?.endsWith(module)))

/** The entry, the lazy chunks for offline use, and all their static imports; chunks of single screens are cached at first use. */
function findShellAssets(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const style of stylesOf(chunk)) found.add(style)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && isShell(chunk)) add(chunk.fileName)
  return found
}

const stylesOf = (chunk: Rolldown.OutputChunk): Iterable<string> => chunk.viteMetadata?.importedCss ?? []

const isFont = (name: string) => /^inter-latin-opsz-normal-.*\.woff2$/.test(name)

async function listFiles(outDir: string, shellAssets: ReadonlySet<string>): Promise<PrecacheEntry[]> {
  const revisionOf = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(outDir, name)))
      .digest('hex')
      .slice(0, 16)
  const fonts = (await readdir(join(outDir, 'assets'))).filter(isFont).map(name => `assets/${name}`)
  return [
    // The server fills the configuration into this page, and a hash of that configuration into this mark: so another brand
    // or support address reaches installed apps without a new build.
    { url: 'index.html', revision: `${await revisionOf('index.html')}-%CONFIG_HASH%` },
    { url: 'boot.js', revision: await revisionOf('boot.js') },
    // the name of an asset says its content
    ...[...shellAssets, ...fonts].sort().map(url => ({ url, revision: null })),
  ]
}

async function buildWorker({ root, outDir, files }: { root: string; outDir: string; files: PrecacheEntry[] }): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { shellFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/sw/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

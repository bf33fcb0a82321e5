import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressed = /\.(js|css|html|json|svg|webmanifest|txt|wasm)$/
// the server fills in values when it answers these files, so it also compresses them itself
const filledByServer = new Set(['index.html', 'sw.js'])
const smallestWorthIt = 256

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a .br and a .gz file beside every text file of the build, once, with the highest compression. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'allenio:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      // must run after the service worker, which is built in the same hook
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(outDir, { recursive: true })
        await Promise.all(
          names.filter(name => compressed.test(name) && !filledByServer.has(name)).map(name => compress(join(outDir, name))),
        )
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  const { size } = await stat(path)
  if (size < smallestWorthIt) return
  const source = await readFile(path)
  const [br, zipped] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
    gz(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, zipped)])
}

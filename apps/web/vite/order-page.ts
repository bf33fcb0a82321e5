import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { slimContract } from './slim-contract.ts'

const source = 'src/order-page/main.ts'
/** Compressed. A library that slips in is larger. */
const mostBytes = 6_000

/**
 * Builds the script of the server's order page into one file of its own: as an entry beside the app it would load what both share, and
 * with it React. `assets.json` names the file, by which the server finds it.
 */
export function orderPage({ target, treeshake }: Pick<Rolldown.InputOptions, 'treeshake'> & { target: string[] }): Plugin {
  return {
    name: 'allenio:order-page',
    apply: 'build',
    async buildStart() {
      const { root } = this.environment.config
      const result = await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'silent',
        plugins: [slimContract()],
        build: { write: false, target, modulePreload: false, rolldownOptions: { input: join(root, source), treeshake } },
      })
      const outputs = [result].flat().flatMap(each => ('output' in each ? each.output : []))
      const [script, ...others] = outputs
      if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${source} is one file, not ${outputs.length}`)
      const size = gzipSync(script.code).length
      if (size > mostBytes) throw new Error(`${source} weighs ${size} bytes: strangers wait for it before they can pay`)
      this.emitFile({ type: 'asset', name: 'order-page.js', originalFileName: source, source: script.code })
    },
  }
}

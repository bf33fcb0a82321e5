import { build, type Plugin, type Rolldown } from 'vite'
import { slimContract } from './slim-contract.ts'

interface InsideModules {
  plugin: Plugin
  has: (id: string) => boolean
}

/**
 * The modules that everybody who is signed in loads, found by a build of these files alone: only tree shaking knows what comes through a
 * door. Otherwise each set of pages that shares one of them would get a file of its own, most of them of a few hundred bytes.
 */
export function insideModules(files: string[], treeshake: Rolldown.InputOptions['treeshake']): InsideModules {
  let ids: ReadonlySet<string> = new Set()
  return {
    plugin: {
      name: 'inside-modules',
      apply: 'build',
      async buildStart() {
        const result = await build({
          configFile: false,
          root: this.environment.config.root,
          logLevel: 'silent',
          plugins: [slimContract(), withoutLateParts],
          build: { write: false, minify: false, rolldownOptions: { input: files, treeshake, preserveEntrySignatures: 'strict' } },
        })
        const outputs = [result].flat().flatMap(each => ('output' in each ? each.output : []))
        ids = new Set(outputs.flatMap(each => (each.type === 'chunk' ? each.moduleIds : [])))
      },
    },
    has: id => ids.has(id),
  }
}

const withoutLateParts: Plugin = { name: 'without-late-parts', resolveDynamicImport: () => false }

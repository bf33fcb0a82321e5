import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { preloadLists } from './preload-lists.ts'

const web = resolve(import.meta.dirname, '..')
const entry = resolve(web, 'src/entry.ts')
const lazy = resolve(web, 'src/lazy.ts')
const style = resolve(web, 'src/lazy.css')

/** Builds a module that loads another with a style when it is needed. */
async function built(rule: string) {
  const sources = new Map([
    [entry, `import('./lazy.ts').then(({ name }) => console.log(name))`],
    [lazy, `import './lazy.css'\nexport const name = 'lazy'`],
    [style, rule],
  ])
  const output = await build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    plugins: [
      preloadLists(),
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id, importer) => [id, resolve(importer ?? web, '..', id)].find(each => sources.has(each)),
        load: id => sources.get(id),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' } },
    },
  })
  const [first] = [output].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output
}

test('a style has the name of its script, which changes with it', async () => {
  const scripts = await Promise.all(
    ['a { color: red }', 'a { color: blue }'].map(async rule => {
      const files = await built(rule)
      const names = files.map(({ fileName }) => fileName)
      const [styleName = '', ...others] = names.filter(name => name.endsWith('.css'))
      expect(others).toEqual([])
      const script = styleName.replace(/\.css$/, '.js')
      expect(names).toContain(script)
      const [found] = files.flatMap(file => (file.type === 'chunk' && file.fileName === script ? [file] : []))
      expect([...(found?.viteMetadata?.importedCss ?? [])]).toEqual([styleName])
      const [start] = files.flatMap(file => (file.type === 'chunk' && file.isEntry ? [file.code] : []))
      expect(start?.match(/m\.f\|\|="([\w-]*)"/)?.[1]).toBe(script.slice('assets/'.length, -'.js'.length))
      return script
    }),
  )
  expect(scripts[0]).not.toBe(scripts[1])
})

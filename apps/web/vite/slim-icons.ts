import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = '@tabler/icons-react'
const iconsMark = '\0slim-icons:'
const makerId = '\0slim-icon'
const icons = join(dirname(createRequire(import.meta.url).resolve(library)), '../esm/icons')

/**
 * Writes an icon as the one line that is drawn, without the names and keys of its parts, and anew for each module that imports it. An icon
 * is fifty bytes then: a file that pages share would hold thirty others, and be a request. The module's name ends with its importer's,
 * so that both stand in the same file of the build.
 */
export function slimIcons(): Plugin {
  return {
    name: 'allenio:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^(?:${library}|${makerId})$`) },
      handler(id, importer) {
        if (id === makerId) return id
        return importer === undefined ? undefined : `${iconsMark}${importer}?icons`
      },
    },
    load: {
      filter: { id: new RegExp(`^(?:${iconsMark}|${makerId}$)`) },
      async handler(id) {
        if (id === makerId) return { code: maker, moduleSideEffects: false, moduleType: 'js' }
        const source = await readFile(id.slice(iconsMark.length, -'?icons'.length), 'utf8')
        const exports = await Promise.all(importedIcons(source).map(async name => `export const ${name} = ${await slimIcon(name)}`))
        return { code: [`import { icon } from '${makerId}'`, ...exports].join('\n'), moduleSideEffects: false, moduleType: 'js' }
      },
    },
  }
}

const imports = new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from '${library}'`, 'gm')

/** The names that a module imports from the library; Vite leaves out imports of types. */
export const importedIcons = (source: string): string[] => [
  ...new Set([...source.matchAll(imports)].flatMap(([, names = '']) => names.match(/(?<!\btype\s+|\bas\s+)\bIcon\w+/g) ?? [])),
]

async function slimIcon(name: string): Promise<string> {
  const source = await readFile(join(icons, `${name}.mjs`), 'utf8')
  const [, parts = '[]'] = /__iconNode = (\[.*\]);/.exec(source) ?? []
  const isFilled = source.includes('createReactComponent("filled"')
  return `/* @__PURE__ */ icon(${JSON.stringify(lineOf(name, JSON.parse(parts)))}${isFilled ? ', true' : ''})`
}

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** One path draws what several did, as long as each begins at a place of its own and has no other attribute. */
export function lineOf(name: string, parts: readonly Part[]): string {
  const lines = parts.map(([tag, { d = '', key: _key, ...others }]) => {
    if (tag !== 'path' || !d.startsWith('M') || Object.keys(others).length) throw new Error(`${name} is drawn with more than lines`)
    return d
  })
  if (!lines.length) throw new Error(`${name} is written in another way than the icons before it`)
  return lines.join('')
}

const maker = `import { createElement } from 'react'
export const icon = (d, isFilled) => ({ size = 24, stroke = 2, className, ...others }) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className: className ? 'tabler-icon ' + className : 'tabler-icon',
      ...(isFilled
        ? { fill: 'currentColor', stroke: 'none' }
        : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' }),
      ...others,
    },
    createElement('path', { d }),
  )`

import { posix } from 'node:path'
import { parseAst } from 'vitest/node'

const areaDoor = /^(apps\/(?:server|web))\/src\/areas\/([\w-]+)\/index\.ts$/

const parse = ({ file, text }) => parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })

/** The names that an area's door exports and no file outside of the area imports, each as 'door name'. */
export function findUnusedExports(sources) {
  const used = usedNames(sources)
  return sources.flatMap(source => {
    if (!areaDoor.test(source.file)) return []
    const names = used.get(source.file) ?? new Set()
    return names.has('*')
      ? []
      : exportedNames(source, sources)
          .filter(name => !names.has(name))
          .map(name => `${source.file} ${name}`)
  })
}

/** What is imported from each door by files outside of its area; '*' stands for everything. */
function usedNames(sources) {
  const used = new Map()
  const use = (door, name) => {
    if (!used.has(door)) used.set(door, new Set())
    used.get(door).add(name)
  }
  for (const source of sources) {
    if (!source.text.includes('areas/')) continue
    for (const { from, names } of importsOf(source)) {
      const door = doorOf(source.file, from)
      if (door && !source.file.startsWith(posix.dirname(door) + '/')) for (const name of names) use(door, name)
    }
  }
  return used
}

/** The door that an import leads to: another area by its alias, or a composition root's relative path. */
function doorOf(file, from) {
  const [side] = /^apps\/(?:server|web)/.exec(file) ?? []
  const [, area] = /^#areas\/([\w-]+)$/.exec(from) ?? []
  if (side && area) return `${side}/src/areas/${area}/index.ts`
  const target = from.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), from)) : undefined
  return target && areaDoor.test(target) ? target : undefined
}

function importsOf(source) {
  const found = parse(source).body.flatMap(node => {
    if (node.type === 'ImportDeclaration') {
      return [{ from: node.source.value, names: node.specifiers.map(each => each.imported?.name ?? '*') }]
    }
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      return [{ from: node.source.value, names: node.specifiers.map(({ local }) => local.name) }]
    }
    return node.type === 'ExportAllDeclaration' ? [{ from: node.source.value, names: ['*'] }] : []
  })
  // a page that is loaded later takes its names from the promise
  for (const [, from] of source.text.matchAll(/\bimport\(\s*'([^']+)'/g)) found.push({ from, names: ['*'] })
  for (const [, from] of source.text.matchAll(/\bimport\.meta\.glob[^)]*'([^']+)'/g)) found.push({ from, names: ['*'] })
  return found
}

function exportedNames(source, sources) {
  return parse(source).body.flatMap(node => {
    if (node.type === 'ExportAllDeclaration') {
      const target = posix.normalize(posix.join(posix.dirname(source.file), node.source.value))
      const file = sources.find(each => each.file === target)
      return node.exported ? [node.exported.name] : file ? exportedNames(file, sources) : []
    }
    if (node.type !== 'ExportNamedDeclaration') return []
    if (node.declaration) return declaredNames(node.declaration)
    return node.specifiers.map(({ exported }) => exported.name)
  })
}

const declaredNames = declaration =>
  declaration.declarations ? declaration.declarations.flatMap(({ id }) => namesIn(id)) : declaration.id ? [declaration.id.name] : []

const namesIn = pattern => {
  if (pattern.type === 'Identifier') return [pattern.name]
  const parts = pattern.type === 'ObjectPattern' ? pattern.properties.map(each => each.value ?? each.argument) : pattern.elements
  return parts.filter(Boolean).flatMap(namesIn)
}

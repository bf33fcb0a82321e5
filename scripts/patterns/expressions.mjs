import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseAst } from 'vitest/node'

const root = join(import.meta.dirname, '../..')
const isTest = file => file.startsWith('scripts/patterns/') || /\.(?:test|testing)\.|\/testing\/|node_modules|\/dist\//.test(file)
const packages = /^@allenio\/(contract|domain)\/(.+)$/

/** All files whose regular expressions may read what somebody else has written. */
export const listSources = () =>
  globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'scripts/**/*.mjs'], { cwd: root })
    .filter(file => !isTest(file))
    .toSorted()
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const programs = new WeakMap()

function parse(source) {
  const program = programs.get(source) ?? parseAst(source.text, { lang: source.file.endsWith('x') ? 'tsx' : 'ts' })
  programs.set(source, program)
  return program
}

const isNode = value => typeof value === 'object' && value !== null && 'type' in value

/** Every node of a file that fits. */
function findNodes(source, fits) {
  const found = []
  const open = [parse(source)]
  for (let node = open.pop(); node; node = open.pop()) {
    if (fits(node)) found.push(node)
    for (const part of Object.values(node)) for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) open.push(each)
  }
  return found
}

// most files have none, and to parse them all takes longer than to run the expressions
const mayHaveExpression = /RegExp|(?:^|[(,=:[!&|?{};>\s])\/(?![*/]|>[\s),;}])/m

const isLiteral = node => node.type === 'Literal' && node.regex !== undefined
const isCall = node => (node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.name === 'RegExp'

/**
 * Every regular expression of the sources: literals, and those that are made of constants. One that is made of anything else has no
 * pattern, and the text of its argument.
 */
export function listExpressions(sources) {
  const modules = new Map(sources.map(source => [source.file, source]))
  return sources
    .filter(({ text }) => mayHaveExpression.test(text))
    .flatMap(source =>
      findNodes(source, node => isLiteral(node) || isCall(node)).map(node => {
        const place = `${source.file}:${source.text.slice(0, node.start).split('\n').length}`
        if (isLiteral(node)) return { place, pattern: node.regex.pattern, flags: node.regex.flags }
        const [pattern, flags = ''] = node.arguments.map(each => textOf(each, source, modules))
        return { place, pattern, flags, argument: source.text.slice(node.arguments[0].start, node.arguments[0].end) }
      }),
    )
}

/** The constant text that an expression stands for; undefined where a function or a loop makes it. */
function textOf(node, source, modules) {
  const partOf = each => textOf(each, source, modules)
  switch (node.type) {
    case 'Literal':
      return node.regex ? node.regex.pattern : typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return templateOf(node, partOf, 'cooked')
    case 'TaggedTemplateExpression': {
      const isRaw = node.tag.type === 'MemberExpression' && node.tag.property.name === 'raw'
      return isRaw ? templateOf(node.quasi, partOf, 'raw') : undefined
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return partOf(node.expression)
    case 'BinaryExpression':
      return joined([partOf(node.left), partOf(node.right)], '')
    case 'Identifier':
      return constantOf(node.name, source, modules)
    case 'MemberExpression':
      return node.property.name === 'source' ? partOf(node.object) : undefined
    case 'CallExpression': {
      const isJoin = node.callee.type === 'MemberExpression' && node.callee.property.name === 'join'
      const list = isJoin ? listOf(node.callee.object, source) : undefined
      return list && joined(list.map(partOf), partOf(node.arguments[0]) ?? ',')
    }
    default:
      return undefined
  }
}

const joined = (parts, sign) => (parts.includes(undefined) ? undefined : parts.join(sign))

function templateOf({ quasis, expressions }, partOf, form) {
  return joined(
    quasis.flatMap(({ value }, at) => [value[form], ...(expressions[at] ? [partOf(expressions[at])] : [])]),
    '',
  )
}

function listOf(node, source) {
  if (node.type === 'ArrayExpression') return node.elements
  if (node.type === 'TSAsExpression') return listOf(node.expression, source)
  const declared = node.type === 'Identifier' ? declarationOf(node.name, source) : undefined
  return declared && listOf(declared, source)
}

const declarationOf = (name, source) =>
  findNodes(source, node => node.type === 'VariableDeclarator' && node.id.name === name && node.init)[0]?.init

function constantOf(name, source, modules) {
  const own = declarationOf(name, source)
  if (own) return textOf(own, source, modules)
  for (const node of parse(source).body) {
    if (node.type !== 'ImportDeclaration') continue
    const specifier = node.specifiers.find(({ local }) => local.name === name)
    if (!specifier) continue
    return exportOf(specifier.imported?.name ?? name, moduleOf(node.source.value, source, modules), modules)
  }
  return undefined
}

function moduleOf(from, source, modules) {
  if (from.startsWith('.')) return modules.get(relative(root, join(root, dirname(source.file), from)))
  const [, name, path] = packages.exec(from) ?? []
  return name && (modules.get(`packages/${name}/src/${path}.ts`) ?? modules.get(`packages/${name}/src/${path}/index.ts`))
}

/** A door may hand on what another file of its folder declares. */
function exportOf(name, source, modules) {
  if (!source) return undefined
  if (declarationOf(name, source)) return constantOf(name, source, modules)
  for (const node of parse(source).body) {
    if (node.type === 'ExportAllDeclaration') {
      const text = exportOf(name, moduleOf(node.source.value, source, modules), modules)
      if (text !== undefined) return text
    }
    const isHandedOn =
      node.type === 'ExportNamedDeclaration' && node.source && node.specifiers.some(({ exported }) => exported.name === name)
    if (isHandedOn) return exportOf(name, moduleOf(node.source.value, source, modules), modules)
  }
  return undefined
}

import { posix } from 'node:path'
import { parseAst } from 'vitest/node'
import type { SourceFile } from './server-sources.ts'

/** A statement of the source with `$1` for each value; it has no text if callers pass in its fragments. */
export interface WrittenStatement {
  place: string
  text: string | undefined
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** An argument, with where the call stands. */
interface Argument {
  node: Node
  source: Source
  scope: Scope
}

type Scope = ReadonlyMap<string, Argument>

interface Source {
  path: string
  text: string
  program: Node
  /** The names that it declares, at its top or within functions. */
  names: ReadonlyMap<string, Node>
  /** The module from which it imports each name. */
  imports: ReadonlyMap<string, string>
}

class Unresolved extends Error {}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const child = (node: Node, part: string): Node | undefined => (isNode(node[part]) ? node[part] : undefined)
const children = (node: Node, part: string): Node[] => (Array.isArray(node[part]) ? node[part].filter(isNode) : [])
const nameOf = (node: Node | undefined): string => (typeof node?.['name'] === 'string' ? node['name'] : '')

export function* walk(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node)) {
    for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) yield* walk(each)
  }
}

export function parseSource(path: string, text: string): Node {
  const program: unknown = parseAst(text, { lang: 'ts' })
  if (!isNode(program)) throw new Error(`${path} is not read`)
  return program
}

function parse(path: string, text: string): Source {
  const program = parseSource(path, text)
  const names = new Map<string, Node>()
  const imports = new Map<string, string>()
  for (const node of walk(program)) {
    const declaration = node.type === 'VariableDeclarator' ? child(node, 'init') : node.type === 'FunctionDeclaration' ? node : undefined
    if (declaration && !names.has(nameOf(child(node, 'id')))) names.set(nameOf(child(node, 'id')), declaration)
    for (const { name, value } of parametersOf(node)) if (!names.has(name)) names.set(name, value)
    if (node.type === 'ImportDeclaration') {
      for (const each of children(node, 'specifiers')) imports.set(nameOf(child(each, 'local')), String(child(node, 'source')?.['value']))
    }
  }
  return { path, text, program, names, imports }
}

interface Parameter {
  name: string
  /** The node to use where no call passes a value: the default, or the parameter itself. */
  value: Node
}

/** The parameters of a function, destructured ones included. */
const parametersOf = (node: Node): Parameter[] => children(node, 'params').flatMap(parametersIn)

function parametersIn(pattern: Node): Parameter[] {
  if (pattern.type === 'ObjectPattern') return children(pattern, 'properties').flatMap(each => parametersIn(child(each, 'value') ?? each))
  const [left, right] = [child(pattern, 'left'), child(pattern, 'right')]
  return [{ name: nameOf(left ?? pattern), value: right ?? pattern }]
}

const methods = new Set(['one', 'many', 'maybeOne', 'run'])

/** Every statement that the files hand to a database. */
export function writtenStatements(files: readonly SourceFile[]): WrittenStatement[] {
  const sources = files.map(({ path, text }) => parse(path, text))
  return sources.flatMap(source =>
    [...walk(source.program)].flatMap((node): WrittenStatement[] => {
      const statement =
        node.type === 'CallExpression' && methods.has(nameOf(child(child(node, 'callee') ?? node, 'property')))
          ? children(node, 'arguments')[0]
          : undefined
      if (!statement) return []
      const resolver = makeResolver(sources)
      const place = `${source.path}:${source.text.slice(0, node.start).split('\n').length}`
      try {
        const text = resolver(statement, source, new Map())
        // the table's name is a parameter here, which callers pass in
        const isOpen = /\b(?:(?<!distinct )from|insert into|update) \$\d/.test(text ?? '')
        return text === undefined ? [] : [{ place, text: isOpen ? undefined : text }]
      } catch (error) {
        if (error instanceof Unresolved) return [{ place, text: undefined }]
        throw error
      }
    }),
  )
}

type Resolve = (node: Node, source: Source, scope: Scope) => string | undefined

/** Answers the SQL of an expression; undefined for a value. */
function makeResolver(sources: readonly Source[]): Resolve {
  let values = 0
  let depth = 0
  const insertValue = (node: Node, source: Source, scope: Scope): string => resolve(node, source, scope) ?? `$${(values += 1)}`

  /** A condition that callers hand in is `true`, so that the rest of the statement is read. */
  const insertAfter = (before: string, node: Node, { source, scope }: { source: Source; scope: Scope }): string => {
    try {
      return insertValue(node, source, scope)
    } catch (error) {
      if (error instanceof Unresolved && /\b(where|and|or|on|when)\s+\(?$/.test(before)) return 'true'
      throw error
    }
  }

  const template: Resolve = (node, source, scope) => {
    const expressions = children(node, 'expressions')
    return children(node, 'quasis')
      .map((quasi, at) => {
        const { cooked } = Object(quasi['value']) as { cooked?: string } // the parser's own shape
        const expression = expressions[at]
        return (cooked ?? '') + (expression ? insertAfter(cooked ?? '', expression, { source, scope }) : '')
      })
      .join('')
  }

  const findDeclaration = (name: string, source: Source): [Source, Node] | undefined => {
    const own = source.names.get(name)
    if (own) return [source, own]
    const from = source.imports.get(name)
    if (from === undefined) return undefined
    const room = from.startsWith('#') ? `${from.slice(1)}/` : posix.join(posix.dirname(source.path), from)
    const isExported = new RegExp(`export (?:async )?(?:const|function) ${name}\\b`)
    const home = sources.find(each => each.path.startsWith(room) && isExported.test(each.text))
    const declaration = home?.names.get(name)
    return home && declaration && [home, declaration]
  }

  const resolveCall: Resolve = (node, source, scope) => {
    const name = nameOf(child(node, 'callee'))
    const callArguments = children(node, 'arguments')
    if (name === 'limitTo' || name === 'limitToPage') return 'limit 1'
    if (name === 'daysAgo') return `now() - interval '1 day'`
    if (name === 'bulk' && callArguments[0]) return resolve(callArguments[0], source, scope)
    if (name === 'joined') {
      const parts = children(callArguments[0] ?? node, 'elements')
      if (parts.length === 0 || parts.some(each => each.type === 'SpreadElement')) throw new Unresolved()
      const between = callArguments[1]?.['value']
      return parts.map(each => insertValue(each, source, scope)).join(typeof between === 'string' ? between : ' ')
    }
    const [home, declaration] = findDeclaration(name, source) ?? []
    if (!home || !declaration || !/Function/.test(declaration.type)) return undefined
    const own = new Map<string, Argument>()
    children(declaration, 'params').forEach((parameter, at) => {
      const argument = callArguments[at]
      if (argument) own.set(nameOf(parameter), { node: argument, source, scope })
    })
    const body = child(declaration, 'body')
    const returnedNode = () => children(body ?? declaration, 'body').find(each => each.type === 'ReturnStatement')?.['argument']
    const answer = body?.type === 'BlockStatement' ? returnedNode() : body
    return isNode(answer) ? resolve(answer, home, own) : undefined
  }

  const resolveIdentifier: Resolve = (node, source, scope) => {
    const name = nameOf(node)
    if (name === 'nothing') return ''
    const argument = scope.get(name)
    if (argument) return resolve(argument.node, argument.source, argument.scope)
    const [home, declaration] = findDeclaration(name, source) ?? []
    if (!home || !declaration) return undefined
    if (JSON.stringify(declaration['typeAnnotation'] ?? null).includes('"name":"Sql"')) throw new Unresolved()
    const isValue = /Function/.test(declaration.type) || (declaration.type === 'Identifier' && nameOf(declaration) === name)
    return isValue ? undefined : resolve(declaration, home, new Map())
  }

  const resolve: Resolve = (node, source, scope) => {
    if (depth > 40) throw new Unresolved()
    depth += 1
    try {
      switch (node.type) {
        case 'TaggedTemplateExpression': {
          const quasi = child(node, 'quasi')
          return nameOf(child(node, 'tag')) === 'sql' && quasi ? template(quasi, source, scope) : undefined
        }
        case 'Identifier':
          return resolveIdentifier(node, source, scope)
        case 'CallExpression':
          return resolveCall(node, source, scope)
        case 'ConditionalExpression': {
          const [yes, no] = [child(node, 'consequent'), child(node, 'alternate')]
          return (yes && resolve(yes, source, scope)) || (no && resolve(no, source, scope))
        }
        default:
          return undefined
      }
    } finally {
      depth -= 1
    }
  }
  return resolve
}

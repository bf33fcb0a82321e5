import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'

export const linesAtMost = 150

const isNode = value => typeof value === 'object' && value !== null && 'type' in value
const isFunction = ({ type }) => type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

// a function of so many lines has at least as many signs, so whatever is shorter holds none
const mayHoldLong = value => isNode(value) && value.end - value.start > linesAtMost

/** The functions of a file that are longer than a reader can hold, each as 'file:line name is … lines long'. */
export function findLongFunctions({ file, text }) {
  if (countLines(text) <= linesAtMost) return []
  const found = []
  const open = [{ node: parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), name: undefined }]
  for (let at = open.pop(); at; at = open.pop()) {
    const { node } = at
    const name = node.id?.name ?? node.key?.name ?? at.name
    const lines = isFunction(node) ? countLines(text.slice(node.start, node.end)) : 0
    if (lines > linesAtMost) found.push(`${file}:${countLines(text.slice(0, node.start))} ${name ?? 'a function'} is ${lines} lines long`)
    const parts = Object.values(node).flat()
    open.push(...parts.filter(mayHoldLong).map(part => ({ node: part, name })))
  }
  return found.toSorted()
}

const countLines = text => text.split('\n').length

export const readSource = (root, file) => ({ file, text: readFileSync(join(root, file), 'utf8') })

import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const modules = globSync(['apps/web/src/**/*.{ts,tsx,css}', 'packages/domain/src/**/*.ts'], { cwd: root }).map(path => `/${path}`)

/** The patterns of single modules or folders that a pattern of many is made of. */
function alternativesOf(source: string): string[] {
  const ended: string[] = []
  let open = ['']
  const append = (endings: readonly string[]) => {
    open = open.flatMap(start => endings.map(ending => start + ending))
  }
  for (let at = 0; at < source.length; at += 1) {
    const group = source.startsWith('(?:', at)
    if (group || source.startsWith('(?!', at)) {
      const end = endOfGroup(source, at)
      append(group ? alternativesOf(source.slice(at + 3, end)) : [source.slice(at, end + 1)])
      at = end
    } else if (source[at] === '|') {
      ended.push(...open)
      open = ['']
    } else {
      const length = source[at] === '\\' ? 2 : 1
      append([source.slice(at, at + length)])
      at += length - 1
    }
  }
  return [...ended, ...open]
}

function endOfGroup(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '(') depth += 1
    else if (source[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`${source} has a group without an end`)
}

test('a pattern is taken apart', () => {
  expect(alternativesOf('/src/(?:ui/(?:a|b\\.)|lib/(?!c))\\b|/d/')).toEqual(['/src/ui/a\\b', '/src/ui/b\\.\\b', '/src/lib/(?!c)\\b', '/d/'])
})

const patterns = chunkGroups.flatMap(({ test: pattern }) => (pattern instanceof RegExp ? alternativesOf(pattern.source) : []))
const ofOurs = patterns.filter(pattern => /^\\?\/(?:src|packages)/.test(pattern))

test('each pattern of a shared file matches a module', () => {
  expect(ofOurs.length).toBeGreaterThan(100)
  expect(ofOurs.filter(pattern => !modules.some(path => new RegExp(pattern).test(path)))).toEqual([])
})

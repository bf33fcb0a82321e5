import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const rows = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8').split('\n')
const words = rows.flatMap(row => /^\| ([^|]+?) \|/.exec(row)?.[1] ?? []).filter(word => word !== 'word')

test('the glossary has each word once, and no more than somebody reads', () => {
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(words.length).toBeGreaterThan(50)
  expect(words.length, 'leave out what any reader knows').toBeLessThanOrEqual(150)
})

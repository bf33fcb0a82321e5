import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLongFunctions, readSource } from './walls/functions.mjs'
import { sourceFiles } from './walls.mjs'

const root = join(import.meta.dirname, '..')
const isTest = file => /\.(?:test|spec|testing)\.|\/testing\//.test(file)

test('no function is longer than 150 lines', { timeout: 60_000 }, () => {
  const files = sourceFiles(root).filter(file => /^(?:apps|packages)\//.test(file) && !isTest(file))
  expect(files.length).toBeGreaterThan(1_000)
  expect(
    files.flatMap(file => findLongFunctions(readSource(root, file))),
    'make functions of its parts',
  ).toEqual([])
})

test('a long function is found by its name, wherever it stands', () => {
  const body = 'work()\n'.repeat(150)
  const found = text => findLongFunctions({ file: 'x.ts', text })
  expect(found(`export function open() {\n${body}}`)).toEqual(['x.ts:1 open is 152 lines long'])
  expect(found(`const open = () => {\n${body}}`)).toEqual(['x.ts:1 open is 152 lines long'])
  expect(found(`const parts = {\n  open() {\n${body}}\n}`)).toEqual(['x.ts:2 open is 152 lines long'])
  expect(found(`const open = () => {\n}\n${body}`)).toEqual([])
})

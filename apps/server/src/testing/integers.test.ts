import type { AnyEndpoint } from '@allenio/contract'
import { largestInteger } from '@allenio/contract/lists'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { inputShapeOf } from './input-shapes.ts'

/** Inputs that reach a `bigint` column, or no column at all. */
const widerIntegers = ['POST /uploads: bytes', 'PATCH /uploads/:id: offset', 'GET /conversations/:id/changes: since']

/** The integers within a JSON Schema that the database's `integer` may not hold, by their paths. */
function findWideIntegers(shape: unknown, path: string): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  if (Array.isArray(shape)) return shape.flatMap(each => findWideIntegers(each, path))
  const { type, minimum, maximum, ...parts } = shape as Record<string, unknown> // the schema's own words, as its standard has them
  const isWide = type === 'integer' && !(Number(minimum) >= -largestInteger && Number(maximum) <= largestInteger)
  const found = Object.entries(parts).flatMap(([word, part]) =>
    word === 'properties' && typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([name, field]) => findWideIntegers(field, path ? `${path}.${name}` : name))
      : findWideIntegers(part, word === 'items' ? `${path}[]` : path),
  )
  return isWide ? [path, ...found] : found
}

const wideIntegersOf = (endpoint: AnyEndpoint) =>
  findWideIntegers(inputShapeOf(endpoint), '').map(path => `${endpoint.method} ${endpoint.path}: ${path}`)

test('every integer of an input fits the column that it reaches', () => {
  const found = new Set(areas.flatMap(({ endpoints }) => endpoints.flatMap(wideIntegersOf)))
  expect([...found].toSorted()).toEqual(widerIntegers.toSorted())
})

test.each([
  [{ type: 'integer', minimum: 0 }, ['']],
  [{ type: 'integer', minimum: 0, maximum: 10 }, []],
  [
    { type: 'object', properties: { list: { type: 'array', items: { anyOf: [{ type: 'integer', maximum: 1 }, { type: 'null' }] } } } },
    ['list[]'],
  ],
  [{ type: 'number' }, []],
])('an unbounded integer is found in %j', (shape, paths) => {
  expect(findWideIntegers(shape, '')).toEqual(paths)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areas } from '../areas.ts'

const text = readFileSync(join(import.meta.dirname, '../../../../docs/spec-names.md'), 'utf8')

interface NamedFields {
  call: string
  names: string[]
}

/** The tables of the page, each under the call that answers its fields. */
const tables: NamedFields[] = text
  .split('\n## ')
  .slice(1)
  .map(section => ({
    call: /`(GET [^`]+)`/.exec(section)?.[1] ?? '',
    names: [...section.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)].flatMap(([, ours = '']) =>
      [...ours.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
  }))

type Shape = z.core.JSONSchema.BaseSchema

const optionsOf = (shape: Shape): Shape[] => [
  shape,
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap(option =>
    typeof option === 'object' ? optionsOf(option) : [],
  ),
]

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (shapes: readonly Shape[], name: string): Shape[] =>
  shapes.flatMap(optionsOf).flatMap(({ properties }) => {
    const field = properties?.[name]
    return isShape(field) ? [field] : []
  })

const itemsOf = (shapes: readonly Shape[]): Shape[] => shapes.flatMap(optionsOf).flatMap(({ items }) => (isShape(items) ? [items] : []))

/** Whether an answer of this shape has the field at such a path: 'content[].meals[].type'. */
const hasField = (answer: Shape, path: string): boolean =>
  path
    .split('.')
    .reduce<Shape[]>(
      (shapes, step) => (step.endsWith('[]') ? itemsOf(fieldsOf(shapes, step.slice(0, -2))) : fieldsOf(shapes, step)),
      [answer],
    ).length > 0

function answerOf(call: string): Shape {
  const endpoint = areas.flatMap(({ endpoints }) => endpoints).find(({ method, path }) => `${method} ${path}` === call)
  if (endpoint?.kind !== 'json' || !(endpoint.output instanceof z.ZodType)) throw new Error(`No call ${call} answers fields.`)
  return z.toJSONSchema(endpoint.output, { unrepresentable: 'any' })
}

test('the page has a table for each thing of the spec, and each has names', () => {
  expect(tables.map(({ names }) => names.length > 2)).toEqual(Array.from({ length: 12 }, () => true))
})

test.each(tables.map(({ call, names }) => [call, names] as const))('%s answers all fields of its table', (call, names) => {
  const answer = answerOf(call)
  expect(names.filter(name => !hasField(answer, name))).toEqual([])
})

test.each([
  ['id', true],
  ['components[].food.kcal', true],
  ['components[].food.calories', false],
  ['components.food', false],
  ['name_en', false],
])('a recipe has the field %s: %s', (path, isThere) => {
  expect(hasField(answerOf('GET /recipes/:id'), path)).toBe(isThere)
})

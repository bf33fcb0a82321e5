import type { AnyEndpoint } from '@allenio/contract'
import { fieldNamesOf, isQuery, requiresFields } from './input-shapes.ts'

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level += 1) value = { value }
  return value
}

const wrongValues: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 42],
  ['a huge number', 1e308],
  ['a number below all', -1],
  ['half a number', 0.5],
  ['one more than four bytes hold', 2_147_483_648],
  ['one more than eight bytes hold', 9_223_372_036_854_775_808],
  ['a boolean', true],
  ['an empty text', ''],
  ['a huge text', 'x'.repeat(200_000)],
  ['a NUL', 'a\0b'],
  ['a lone surrogate', '\ud800'],
  ['a quote', `'; drop table persons; --`],
  ['a list', [1, 'two', null]],
  ['an object', { a: 1 }],
  ['deep nesting', deep(200)],
  ['a text that is no id', 'not-an-id'],
  ['the id of no workspace', '00000000-0000-0000-0000-000000000000'],
  ['a day before all days', '0000-01-01'],
  ['a day of the first year', '0001-01-01'],
  ['a day after all days', '9999-12-31T23:59:59Z'],
  ['a day that is none', '2026-02-30'],
  ['a way up', '../../../../etc/passwd'],
  ['a line break', 'a\r\nBcc: all@example.com'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['half a percent', '%'],
  ['a pattern', '%_\\'],
  ['a sentence of ours', '{{name}} $t(x)'],
  ['the names that every object has', { hasOwnProperty: 1, constructor: 2, then: 3 }],
  ['a thousand of them', Array.from({ length: 1000 }, () => 'x')],
]

/** Inputs that are wrong as a whole. */
export const badWholes: readonly (readonly [string, unknown])[] = [
  ['nothing', {}],
  ['a list instead of an object', [1, 2, 3]],
  ['a text instead of an object', 'text'],
]

/** A right input in which one field is missing or wrong. */
export const withBadField = (input: object, field: string): (readonly [string, unknown])[] => [
  [`${field} is missing`, Object.fromEntries(Object.entries(input).filter(([name]) => name !== field))],
  ...wrongValues.map(([name, value]) => [`${field} is ${name}`, { ...input, [field]: value }] as const),
]

/** Whether a text of a right input is an id, a day or a moment. */
const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text)

/** Other values for one that stands within a field. */
function wrongLeaves(value: unknown): (readonly [string, unknown])[] {
  if (typeof value === 'number') return [['one more than four bytes hold', 2_147_483_648]]
  if (typeof value !== 'string') return []
  if (isDate(value)) return [['in the first year', `0001${value.slice(4)}`]]
  if (isUuid(value)) return [['in upper case', value.toUpperCase()]]
  return [['half a pair of surrogates', '\ud800']]
}

/** A value in which one that stands within it is wrong: one copy for each. */
function withWrongLeaf(value: unknown): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return wrongLeaves(value)
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, field]) =>
      withWrongLeaf(field).map(([fault, wrong]) => [`${name} is ${fault}`, { ...value, [name]: wrong }] as const),
    )
  const [first, ...others]: unknown[] = value
  const spelledTwice = typeof first === 'string' && isUuid(first) ? [['an id in both cases', [...value, first.toUpperCase()]] as const] : []
  return [...spelledTwice, ...withWrongLeaf(first).map(([fault, wrong]) => [`the first is ${fault}`, [wrong, ...others]] as const)]
}

/** A right input in which one value is wrong, at any depth. */
export const withWrongValues = (input: object): (readonly [string, unknown])[] => withWrongLeaf(input)

/** Everything that a clumsy or hostile client might send instead of a right input. */
export const badInputs = (input: object): (readonly [string, unknown])[] => [
  ...badWholes,
  ...Object.keys(input).flatMap(field => withBadField(input, field)),
]

/** Inputs that every call must refuse: the required fields are missing, every field has a wrong type, or every field is huge. */
export function probesOf(endpoint: AnyEndpoint): [string, unknown][] {
  const all = (value: unknown) => Object.fromEntries(fieldNamesOf(endpoint).map(name => [name, value]))
  return [
    ...(requiresFields(endpoint) ? [['missing', {}] satisfies [string, unknown]] : []),
    // every value of a query is text, except for a field that is there twice
    ['of the wrong kind', all(isQuery(endpoint) ? ['x', 'y'] : { a: 1 })],
    ['huge', all('x'.repeat(200_000))],
  ]
}

/** Fields that no caller may set by adding them to a request. */
export const forbiddenFields: Readonly<Record<string, unknown>> = {
  id: '00000000-0000-7000-8000-000000000000',
  workspaceId: '00000000-0000-7000-8000-000000000000',
  role: 'admin',
  ownerId: '00000000-0000-7000-8000-000000000000',
  price: 1,
  status: 'active',
  paidAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  isAdmin: true,
}

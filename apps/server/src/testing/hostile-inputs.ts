import type { z } from 'zod'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** The properties of a generated input. */
export interface Manner {
  /** The approximate length of the input as JSON, where the schema allows that much. */
  bytes: number
  /** Every value in it is wrong, and every object has an unknown field. */
  isMalformed: boolean
}

const id = '01890000-0000-7000-8000-000000000000'
const texts: Record<string, string> = {
  uuid: id,
  email: 'giulia@example.com',
  date: '2026-02-03',
  datetime: '2026-02-03T04:05:06.000Z',
  url: 'https://example.com/',
  time: '10:00',
}

/** An input as large as the schema allows, within the manner's measure. */
export function inputFor(schema: Schema, manner: Manner): unknown {
  const { bytes, isMalformed } = manner
  const def = schema._zod.def as Def // the union of all kinds that zod has, told apart by `type`
  const inner = (part: Schema, share: number) => inputFor(part, { ...manner, bytes: Math.floor(bytes * share) })
  switch (def.type) {
    case 'object': {
      const all = Object.entries(def.shape)
      const fields = Object.fromEntries(all.map(([name, field]) => [name, inner(field, 1 / all.length)]))
      return isMalformed ? { ...fields, unexpected: 1 } : fields
    }
    case 'array': {
      // each item gets a fiftieth of the length, which leaves room for many items and is enough for nested lists
      const item = inner(def.element, 1 / 50)
      const room = Math.floor(bytes / (JSON.stringify(item).length + 1))
      return Array.from({ length: Math.min(room, maximumOf(schema) ?? room) }, () => item)
    }
    case 'record':
      return Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`name ${at}`, inner(def.valueType, 1 / 50)]))
    case 'union':
      return inner(largestOption(def.options), 1)
    case 'pipe':
      return inner(def.in, 1)
    case 'lazy':
      return inner(def.getter(), 1)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner(def.innerType, 1)
    case 'string':
      return isMalformed ? 42 : textOf(schema, bytes)
    case 'number':
      return isMalformed ? 'no number' : (maximumOf(schema) ?? 1)
    case 'boolean':
      return isMalformed ? 'neither' : true
    case 'enum':
      return isMalformed ? 'none of them' : Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    default:
      return 'x'
  }
}

function maximumOf(schema: Schema): number | undefined {
  const { maximum } = schema._zod.bag // where zod notes what the checks say
  return typeof maximum === 'number' ? maximum : undefined
}

const textOf = (schema: Schema, bytes: number): string =>
  texts[String(schema._zod.bag['format'])] ?? 'a'.repeat(Math.min(bytes, maximumOf(schema) ?? bytes))

// the deepest option costs most
const largestOption = (options: readonly Schema[]) =>
  options.reduce((largest, option) => (weightOf(option, 0) > weightOf(largest, 0) ? option : largest))

function weightOf(schema: Schema, depth: number): number {
  const def = schema._zod.def as Def // as above
  if (depth > 8) return 0
  if (def.type === 'object') return 1 + Object.values(def.shape).reduce((sum, field) => sum + weightOf(field, depth + 1), 0)
  if (def.type === 'array') return 2 + weightOf(def.element, depth + 1)
  if (def.type === 'union') return Math.max(...def.options.map(option => weightOf(option, depth + 1)))
  return 'innerType' in def ? weightOf(def.innerType, depth + 1) : 1
}

const unluckyTexts: readonly (readonly [string, string])[] = [
  ['at signs', '@'],
  ['dots', 'a.'],
  ['spaces', ' '],
  ['slashes', 'http://a/'],
  ['digits', '1'],
  ['accents', 'e\u0301'],
  ['braces', '{{a}}'],
]

const nestedJson = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** A body of about so many bytes and never more. */
function fit(bytes: number, bodyOf: (size: number) => string): string {
  let size = bytes
  for (let body = bodyOf(size); ; body = bodyOf(size)) {
    const length = Buffer.byteLength(body)
    if (length <= bytes || size < 2) return body
    size = Math.floor(((size * bytes) / length) * 0.99)
  }
}

/** The largest bodies that an endpoint's schema has to read, as text: each fits `bytes`. */
export function largestBodies(schema: Schema, sample: Record<string, unknown>, bytes: number): [string, string][] {
  const generateBody = (isMalformed: boolean) => fit(bytes, size => JSON.stringify(inputFor(schema, { bytes: size, isMalformed })))
  const first = Object.keys(sample)[0] ?? 'field'
  return [
    ['its largest', generateBody(false)],
    ['its largest, malformed', generateBody(true)],
    ['one huge text', fit(bytes, size => JSON.stringify({ ...sample, [first]: 'a'.repeat(size) }))],
  ]
}

// long enough to find a rule whose cost grows faster than its text; a text of a megabyte covers all others
const unluckyBytes = 64_000

/** Texts in every field that a careless rule goes over again and again. */
export function hostileTexts(sample: Record<string, unknown>): [string, string][] {
  const fields = Object.keys(sample)
  return unluckyTexts.map(([name, text]): [string, string] => [
    `texts of ${name}`,
    fit(unluckyBytes, size =>
      JSON.stringify(Object.fromEntries(fields.map(field => [field, text.repeat(size / text.length / fields.length)]))),
    ),
  ])
}

/** The worst shaped bodies, as text: each fits `bytes`. */
export function hostileBodies(sample: Record<string, unknown>, bytes: number): [string, string][] {
  const first = JSON.stringify(Object.keys(sample)[0] ?? 'field')
  const keys = (count: number, name: (at: number) => string) => `{${Array.from({ length: count }, (_, at) => `"${name(at)}":1`).join()}}`
  return [
    ['many keys', fit(bytes, size => keys(Math.ceil(size / 9), at => `k${at.toString(36)}`))],
    ['one key, repeated', fit(bytes, size => keys(Math.ceil(size / 5), () => 'k'))],
    ['many keys within a field', fit(bytes, size => `{${first}:${keys(Math.ceil(size / 9), at => `k${at.toString(36)}`)}}`)],
    ['a deep object', fit(bytes, size => `{${first}:${nestedJson(Math.ceil(size / 6))}}`)],
    ['a deep list', fit(bytes, size => `{${first}:${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`)],
    ['a wide list', fit(bytes, size => `{${first}:[${'0,'.repeat(size / 2)}0]}`)],
    ['a wide list of objects', fit(bytes, size => `{${first}:[${'{},'.repeat(size / 3)}{}]}`)],
    ['a long name', fit(bytes, size => `{"${'n'.repeat(size)}":1}`)],
  ]
}

/** The worst queries that fit the head of a request. */
export function hostileQueries(sample: Record<string, unknown>, bytes: number): [string, string][] {
  const fields = Object.keys(sample)
  const first = fields[0] ?? 'field'
  return [
    [
      'many keys',
      Array.from({ length: bytes / 4 }, (_, at) => at.toString(36))
        .join('&')
        .slice(0, bytes),
    ],
    ['one key, repeated', `${first}=1&`.repeat(bytes / (first.length + 3))],
    ['brackets', `${first}[a][b]=1&`.repeat(bytes / (first.length + 9))],
    ['percent signs', `${first}=${'%'.repeat(bytes - 20)}`],
    ...unluckyTexts.map(([name, text]): [string, string] => [
      `a text of ${name}`,
      fields
        .map(field => `${field}=${encodeURIComponent(text.repeat(bytes / fields.length / 9))}`)
        .join('&')
        .slice(0, bytes),
    ]),
  ]
}

import { Day } from '@allenio/contract/lists'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOfSchema, fromFields, startOf } from './schema-fields.ts'

const shape = Object.entries({
  name: z.string().trim().min(1).max(80),
  note: z.string().trim().max(500).default(''),
  since: Day,
  until: z.iso.date().nullable().default(null),
  grams: z.number().min(1).nullable(),
  isDaily: z.boolean().default(false),
  color: z.enum(['red', 'blue']),
})
const fields = fieldsOfSchema(shape, { color: () => null })

test('a form has the fields that the schema describes', () => {
  expect(fields.map(({ name, kind, isOptional, maxLength }) => [name, kind, isOptional, maxLength])).toEqual([
    ['name', 'text', false, 80],
    ['note', 'long text', true, 500],
    ['since', 'day', false, undefined],
    ['until', 'day', true, undefined],
    ['grams', 'number', true, undefined],
    ['isDaily', 'checkbox', true, undefined],
    ['color', 'own', false, undefined],
  ])
})

test('a kind without a field is refused with a sentence that says what to do', () => {
  expect(() => fieldsOfSchema(shape)).toThrow("The field 'color' is of the kind 'enum', which no form draws by itself: name its component")
})

const decimalText = (value: number) => String(value).replace('.', ',')
const empty = { name: '', note: '', since: '2026-03-02', until: '', grams: '', isDaily: false, color: '' }
const saved = { name: 'Riso', note: '', since: '2026-01-01', until: null, grams: 2.5, isDaily: true, color: 'red' }

test.each([
  ['nothing', undefined, empty],
  ['a record', saved, { ...saved, until: '', grams: '2,5' }],
])('a form opens with %s', (_, record, values) => {
  expect(startOf(fields, { record, today: '2026-03-02', decimalText })).toEqual(values)
})

test.each([
  ['2,5', 2.5],
  ['', null],
  ['due', undefined],
])('the number %j is sent as %j', (text, grams) => {
  expect(fromFields({ ...empty, id: '1', grams: text }, fields)).toEqual({ ...empty, id: '1', until: null, grams })
})

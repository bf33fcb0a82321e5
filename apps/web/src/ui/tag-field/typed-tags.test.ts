import { expect, test } from 'vitest'
import { takeTypedTags } from './typed-tags.ts'

const field = { separators: ',;|', value: ['Sera'], known: ['Sera', 'Gara'], max: 3, longest: 6 }

test.each([
  ['Gar', ['Sera'], 'Gar'],
  ['gara,', ['Sera', 'Gara'], ''],
  ['sera; mattina | ', ['Sera', 'mattin'], ' '],
  ['a,b;c,d', ['Sera', 'a', 'b'], 'd'],
  [' , ;', ['Sera'], ''],
])('%j in a field of tags', (text, tags, rest) => expect(takeTypedTags(text, field)).toEqual({ tags, rest }))

test('a name may have a comma', () => {
  expect(takeTypedTags('Plica, destra', { ...field, separators: '' })).toEqual({ tags: ['Sera'], rest: 'Plica, destra' })
})

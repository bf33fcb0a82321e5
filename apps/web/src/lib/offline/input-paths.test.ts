import { expect, test } from 'vitest'
import { inputWith, valueAt } from './input-paths.ts'

const input = { day: '2026-03-02', answers: { photos: { files: [{ id: 'a' }, { id: 'b' }] } }, none: null }

test.each([
  ['day', '2026-03-02'],
  ['answers.photos.files.1.id', 'b'],
  ['answers.photos.files.2.id', undefined],
  ['answers.weight.value', undefined],
  ['day.length.of', undefined],
  ['none.at.all', undefined],
])('at %s stands %s', (path, value) => expect(valueAt(input, path)).toBe(value))

test('a value deep inside is replaced in a copy; the rest stays the same', () => {
  const changed = inputWith(input, { 'answers.photos.files.1.id': 'upload', day: '2026-03-03' })
  expect(changed).toEqual({ ...input, day: '2026-03-03', answers: { photos: { files: [{ id: 'a' }, { id: 'upload' }] } } })
  expect(input.answers.photos.files[1]).toEqual({ id: 'b' })
})

test.each([
  [{}, 'photo', { photo: 'x' }],
  [{}, 'answers.photo', { answers: { photo: 'x' } }],
  [{ answers: null }, 'answers.photo', { answers: { photo: 'x' } }],
  // a list gets no new places
  [{ files: ['a'] }, 'files.3', { files: ['a'] }],
])('in %o the path %s leads to %o', (before, path, after) => expect(inputWith(before, { [path]: 'x' })).toEqual(after))

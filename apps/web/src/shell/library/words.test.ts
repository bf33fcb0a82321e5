import { afterEach, expect, test } from 'vitest'
import { followPerson } from '#lib/words'
import { useLibraryWords } from './words.ts'

afterEach(() => followPerson('it'))

test.each([
  ['o', ['Modificato', 'Creato', 'Eliminato']],
  ['a', ['Modificata', 'Creata', 'Eliminata']],
  ['i', ['Modificati', 'Creati', 'Eliminati']],
  ['e', ['Modificate', 'Create', 'Eliminate']],
] as const)('the headings of a list end in %s', (ending, headings) => {
  const { say } = useLibraryWords
  expect([say('updated', { ending }), say('created', { ending }), say('deletedAt', { ending })]).toEqual(headings)
})

test('a deleted row is called by its name, in both languages', () => {
  expect(useLibraryWords.say('deleted', { name: 'Torta', ending: 'a' })).toBe('«Torta» eliminata')
  followPerson('en')
  expect(useLibraryWords.say('deleted', { name: 'Torta', ending: 'a' })).toBe('“Torta” deleted')
})

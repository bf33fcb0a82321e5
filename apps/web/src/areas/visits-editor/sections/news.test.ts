import { expect, test } from 'vitest'
import { isNewAnswer, questionsFor } from './news.ts'

const before = [{ label: 'Digiuno', text: 'no' }, { label: 'Acqua' }, { text: 'senza nome' }]

test.each([
  [{ label: 'Digiuno', text: 'no' }, false],
  [{ label: 'Digiuno', text: 'sì' }, true],
  [{ label: 'Digiuno' }, false],
  [{ label: 'Acqua', text: 'due litri' }, true],
  [{ label: 'Sale', text: 'no' }, true],
  [{ text: 'senza nome' }, false],
] as const)('%o is new: %o', (cells, isNew) => expect(isNewAnswer({ cells }, before)).toBe(isNew))

test.each([
  [{ sex: 'female', age: 34 }, {}, ['cycle', 'pregnancy']],
  [{ sex: undefined, age: null }, {}, ['cycle', 'pregnancy']],
  [{ sex: 'female', age: 9 }, {}, []],
  [{ sex: 'female', age: 61 }, {}, []],
  [{ sex: 'male', age: 34 }, {}, []],
  [{ sex: 'female', age: 61 }, { cycle: 'In menopausa' }, ['cycle']],
] as const)('of %o with %o is asked %o', (asked, cells, expected) => {
  const names = questionsFor(asked, cells)
  expect(names.filter(name => name === 'cycle' || name === 'pregnancy')).toEqual(expected)
  expect(names).toContain('sleep')
})

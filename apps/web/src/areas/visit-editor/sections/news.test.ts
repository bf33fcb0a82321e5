import { expect, test } from 'vitest'
import { isNewAnswer } from './news.ts'

const before = [{ label: 'Digiuno', text: 'no' }, { label: 'Acqua' }, { text: 'senza nome' }]

test.each([
  [{ label: 'Digiuno', text: 'no' }, false],
  [{ label: 'Digiuno', text: 'sì' }, true],
  [{ label: 'Digiuno' }, false],
  [{ label: 'Acqua', text: 'due litri' }, true],
  [{ label: 'Sale', text: 'no' }, true],
  [{ text: 'senza nome' }, false],
] as const)('%o is new: %o', (cells, isNew) => expect(isNewAnswer({ cells }, before)).toBe(isNew))

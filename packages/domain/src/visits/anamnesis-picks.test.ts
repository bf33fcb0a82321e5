import { anamnesisTies } from '@allenio/contract/visits'
import { surveyLimits } from '@allenio/contract/surveys'
import { expect, test } from 'vitest'
import { anamnesisPicks, hasPick, togglePick, withAnswer } from './index.ts'

test.each([
  ['', 'Ferro', 'Ferro'],
  ['Vitamina D', 'Ferro', 'Vitamina D, Ferro'],
  ['Da anni:', 'Ferro', 'Da anni: Ferro'],
  ['Ferro', 'Ferro', ''],
  ['vitamina d, ferro, magnesio', 'Ferro', 'vitamina d, magnesio'],
  ['Ferro, magnesio', 'Ferro', 'magnesio'],
  ['Ferro\nmagnesio', 'magnesio', 'Ferro'],
  ['Sferro', 'Ferro', 'Sferro, Ferro'],
  ['Ferro da marzo', 'Ferro', 'Ferro da marzo, Ferro'],
])('%j with %j pressed is %j', (text, pick, expected) => {
  expect(togglePick(text, pick)).toBe(expected)
})

test('every usual answer can be written and taken back, in both languages', () => {
  for (const tie of anamnesisTies) {
    expect(anamnesisPicks[tie].length).toBeLessThanOrEqual(surveyLimits.options)
    for (const { it, en } of anamnesisPicks[tie]) {
      expect([it, en].map(pick => hasPick(togglePick('Altro', pick), pick))).toEqual([true, true])
      expect(togglePick(togglePick('Altro', it), it)).toBe('Altro')
    }
    expect(new Set(anamnesisPicks[tie].map(({ en }) => en)).size).toBe(anamnesisPicks[tie].length)
  }
})

test.each([
  ['', 'Anemia', 'Anemia'],
  ['Anemia, gastrite', 'anemia', 'Anemia, gastrite'],
  ['Gastrite', 'Anemia', 'Gastrite\nAnemia'],
  ['Gastrite', '', 'Gastrite'],
])('%j with the answer %j is %j', (text, answer, expected) => {
  expect(withAnswer(text, answer)).toBe(expected)
})

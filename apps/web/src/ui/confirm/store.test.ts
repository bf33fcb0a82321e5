import { expect, test } from 'vitest'
import { confirm, isTypedWord, questions } from './store.ts'

const deletion = { title: 'Eliminare 2 piani?', text: 'Puoi annullare subito dopo.' }

test('a second press before the dialog is there asks no second question', async () => {
  const first = confirm(deletion)
  const second = confirm(deletion)
  expect(questions.get()).toHaveLength(1)
  questions.get()[0]?.answer(true)
  expect(await Promise.all([first, second])).toEqual([true, false])
  expect(questions.get()).toEqual([])
})

test('another question waits for its turn, and one that was answered can be asked again', async () => {
  const first = confirm(deletion)
  const other = confirm({ title: 'Eliminare 3 piani?' })
  expect(questions.get()).toHaveLength(2)
  for (const { answer } of questions.get()) answer(false)
  const again = confirm(deletion)
  questions.get()[0]?.answer(true)
  expect(await Promise.all([first, other, again])).toEqual([false, false, true])
})

test.each([
  ['Barbieri', 'Barbieri', true],
  [' barbieri ', 'Barbieri', true],
  ['De  Angelis', 'De Angelis', true],
  ['Nicolo\u0300', 'Nicolò', true],
  ['Nicolo', 'Nicolò', false],
  ['Barbi', 'Barbieri', false],
  ['', 'Barbieri', false],
])('%j confirms %j: %s', (typed, word, confirms) => {
  expect(isTypedWord(typed, word)).toBe(confirms)
})

import { expect, test } from 'vitest'
import type { ClientAction } from '@allenio/contract/client-actions'
import { useActionWords } from './words.ts'
import { dueSentence, repetitionSentence, titleOf } from './sentences.ts'

const { say } = useActionWords
const italian = { say, language: 'it' as const, today: '2026-03-10' }

test.each<[ClientAction['repetition'], string | undefined]>([
  [{ kind: 'once' }, undefined],
  [{ kind: 'daily' }, 'ogni giorno'],
  [{ kind: 'weekly', every: 1, days: [4, 1] }, 'ogni settimana, lun e gio'],
  [{ kind: 'weekly', every: 2, days: [7] }, 'ogni 2 settimane, dom'],
  [{ kind: 'monthly', every: 1 }, 'ogni mese'],
])('%o: %s', (repetition, sentence) => expect(repetitionSentence(repetition, italian)).toBe(sentence))

test.each([
  ['2026-03-10', 'oggi'],
  ['2026-03-11', 'domani'],
  ['2026-03-15', 'entro il 15 mar 2026'],
  ['2026-03-09', 'in ritardo di 1 giorno'],
  ['2026-03-01', 'in ritardo di 9 giorni'],
])('due on %s: %s', (dueDay, sentence) => {
  expect(dueSentence({ state: 'open', isPaused: false, dueDay, completions: [] }, italian)).toBe(sentence)
  expect(dueSentence({ state: 'open', isPaused: true, dueDay, completions: [] }, italian)).toBe('In pausa')
})

test('without a title it is called by its kind', () => {
  expect(titleOf({ title: '', kind: 'weigh in' }, 'en')).toBe('Weigh in')
  expect(titleOf({ title: 'Walk', kind: 'other' }, 'en')).toBe('Walk')
})

import { expect, test } from 'vitest'
import { currentStart, ownTerms, recipientInput, tickRecipients } from './recipient-terms.ts'

const all = { startDay: '2026-03-02' }

test.each([
  [false, '2026-03-09', '2026-03-02'],
  [true, '2026-03-09', '2026-03-09'],
  [true, 'doma', '2026-03-02'],
])('with terms of their own: %s, %s begins on %s', (hasOwn, startDay, day) =>
  expect(ownTerms({ hasOwn, startDay }, all).startDay).toBe(day),
)

test('a client who is ticked comes last, and is not there twice', () => {
  const [anna, ugo] = [{ id: 'anna' }, { id: 'ugo' }]
  expect(tickRecipients([anna, ugo], [anna], true)).toEqual([ugo, anna])
  expect(tickRecipients([anna, ugo], [anna], false)).toEqual([ugo])
  expect(tickRecipients([ugo], [anna, ugo], true)).toEqual([anna, ugo])
})

test('a message of their own is sent only for those who have one', () => {
  const anna = { id: 'anna', assignmentId: 'a', hasOwn: false, message: 'Con calma' }
  expect(recipientInput(anna)).toEqual({ clientId: 'anna', assignmentId: 'a' })
  expect(recipientInput({ ...anna, hasOwn: true })).toEqual({ clientId: 'anna', assignmentId: 'a', message: 'Con calma' })
})

test.each([
  ['2026-03-01', '2026-03-06'],
  ['2026-03-05', '2026-03-05'],
  ['doma', 'doma'],
])('an unfinished start on %s is %s', (startDay, day) =>
  expect(currentStart(startDay, { today: '2026-03-05', preset: '2026-03-06' })).toBe(day),
)

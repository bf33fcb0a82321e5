import { expect, test } from 'vitest'
import { changedTerms } from './changed-terms.ts'

const today = '2026-03-11'
const weekly = { kind: 'weekly', every: 2, days: [1] } as const
const asked = { startDay: '2026-02-02', repetition: { ...weekly, days: [1] }, untilDay: null, dueDay: '2026-03-16' }
const rhythm = { repeats: 'weekly' as const, weekdays: [1], every: 2, untilDay: '' }
const values = { startDay: asked.startDay, rhythm, opensHoursBefore: '12', reminderHour: '8', message: '' }

test.each([
  ['nothing but the reminder', { reminderHour: '' }, {}, '2026-02-02'],
  ['the weekday', { rhythm: { ...rhythm, weekdays: [5] } }, {}, '2026-03-16'],
  ['the end', { rhythm: { ...rhythm, untilDay: '2026-06-01' } }, {}, '2026-03-16'],
  ['the weekday of one that is late', { rhythm: { ...rhythm, weekdays: [5] } }, { dueDay: '2026-03-09' }, today],
  ['the weekday of one that is done', { rhythm: { ...rhythm, weekdays: [5] } }, { dueDay: null }, today],
  ['the first day', { startDay: '2026-04-06' }, {}, '2026-04-06'],
])('a change of %s begins on a day that may still be asked', (_, change, of, startDay) => {
  expect(changedTerms({ ...asked, ...of }, { ...values, ...change }, today).startDay).toBe(startDay)
})

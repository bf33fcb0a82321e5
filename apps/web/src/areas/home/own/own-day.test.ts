import type { OwnAction } from '@allenio/contract/client-actions'
import { expect, test } from 'vitest'
import { checkInOf, dueIn, isDoneHere, splitByDay, todayFrom, withUnsentWeights, type OwnHomeRead } from './own-day.ts'

const action = (more: Partial<OwnAction> = {}): OwnAction => ({
  id: 'a',
  kind: 'other',
  title: 'Bevi',
  text: '',
  state: 'open',
  isPaused: false,
  dueDay: '2026-11-20',
  repetition: { kind: 'once' },
  untilDay: null,
  completions: [],
  completionsTotal: 0,
  nudgedDay: null,
  isToday: true,
  ...more,
})
const nothing = { completions: [], weights: [], photos: [], surveys: [], meals: [] }
const diary = (more: Partial<OwnAction> = {}) => action({ kind: 'keep food diary', repetition: { kind: 'daily' }, ...more })

test.each([
  ['nothing was written', action(), nothing, false],
  ['it was completed here', action(), { ...nothing, completions: [{ input: { id: 'a', dueDay: '2026-11-20' } }] }, true],
  ['its time before was', action(), { ...nothing, completions: [{ input: { id: 'a', dueDay: '2026-11-19' } }] }, false],
  ['another one was', action(), { ...nothing, completions: [{ input: { id: 'b', dueDay: '2026-11-20' } }] }, false],
  ['they weighed in on the day', action({ kind: 'weigh in' }), { ...nothing, weights: [{ input: { day: '2026-11-20', kg: 70 } }] }, true],
  ['they weighed in late', action({ kind: 'weigh in' }), { ...nothing, weights: [{ input: { day: '2026-11-22', kg: 70 } }] }, true],
  [
    'they weighed in before it was due',
    action({ kind: 'weigh in' }),
    { ...nothing, weights: [{ input: { day: '2026-11-19', kg: 70 } }] },
    false,
  ],
  ['a weight answers no question', action({ kind: 'answer' }), { ...nothing, weights: [{ input: { day: '2026-11-20', kg: 70 } }] }, false],
  ['photos were taken', action({ kind: 'upload photos' }), { ...nothing, photos: [{ input: { day: '2026-11-20' } }] }, true],
  ['a meal of the day was ticked', diary(), { ...nothing, meals: [{ input: { day: '2026-11-20' } }] }, true],
  ['a meal of another day was', diary(), { ...nothing, meals: [{ input: { day: '2026-11-21' } }] }, false],
  [
    'a diary of one day came late',
    diary({ repetition: { kind: 'once' } }),
    { ...nothing, meals: [{ input: { day: '2026-11-21' } }] },
    true,
  ],
])('%s', (_what, input, unsent, isDone) => {
  expect(isDoneHere(input, unsent)).toBe(isDone)
})

test('what is due, and what comes', () => {
  const [late, now, later] = [action({ dueDay: '2026-11-18' }), action(), action({ dueDay: '2026-11-21' })]
  const resting = action({ dueDay: '2026-11-19', isPaused: true })
  expect(splitByDay([late, now, later, resting], '2026-11-20')).toEqual({ due: [late, now], coming: [later, resting] })
})

test.each([
  ['the same day', '2026-11-20', '2026-11-20'],
  ['offline over midnight', '2026-11-21', '2026-11-21'],
  ['offline for a week', '2026-11-27', '2026-11-27'],
  ['a clock put back', '2026-11-18', '2026-11-20'],
])('%s', (_what, now, today) => {
  expect(todayFrom({ today: '2026-11-20', readOn: '2026-11-20' }, now)).toBe(today)
})

test('a day that is not the device’s stays the client’s own', () => {
  expect(todayFrom({ today: '2026-11-20', readOn: '2026-11-21' }, '2026-11-21')).toBe('2026-11-20')
})

const weight = (latest: { day: string; kg: number } | null): OwnHomeRead['weight'] => ({
  trend: {
    latest,
    mean: null,
    in7Days: null,
    in30Days: null,
    in90Days: null,
    sinceFirst: null,
    perWeek: null,
    target: null,
    isTowardsTarget: null,
  },
  points: latest ? [{ day: latest.day, kg: latest.kg, mean: latest.kg }] : [],
})

test.each([
  ['none yet', weight(null), [], { latest: undefined, isWaiting: false, values: [] }],
  [
    'the first one, here',
    weight(null),
    [{ input: { day: '2026-11-20', kg: 71 } }],
    { latest: { day: '2026-11-20', kg: 71 }, isWaiting: true, values: [71] },
  ],
  [
    'a newer one',
    weight({ day: '2026-11-18', kg: 72 }),
    [{ input: { day: '2026-11-20', kg: 71 } }],
    { latest: { day: '2026-11-20', kg: 71 }, isWaiting: true, values: [72, 71] },
  ],
  [
    'an older one, written in later',
    weight({ day: '2026-11-18', kg: 72 }),
    [{ input: { day: '2026-11-10', kg: 75 } }],
    { latest: { day: '2026-11-18', kg: 72 }, isWaiting: false, values: [72] },
  ],
])('weight: %s', (_what, read, unsent, expected) => {
  expect(withUnsentWeights(read, unsent)).toEqual(expected)
})

test.each([
  ['2026-11-17', { kind: 'late', days: 3 }],
  ['2026-11-20', { kind: 'today' }],
  ['2026-11-21', { kind: 'tomorrow' }],
  ['2026-11-26', { kind: 'this week' }],
  ['2026-11-27', { kind: 'later' }],
])('due on %s', (day, due) => {
  expect(dueIn(day, '2026-11-20')).toEqual(due)
})

const checkIn = (more: Partial<OwnAction> = {}) => action({ id: 'c', kind: 'survey', ...more })

test.each([
  ['on its day', [action(), checkIn()], nothing, 'c'],
  ['before its day', [action(), checkIn({ dueDay: '2026-11-21' })], nothing, undefined],
  ['late, it is a task like others', [checkIn({ dueDay: '2026-11-19' })], nothing, undefined],
  ['answered here', [checkIn()], { ...nothing, surveys: [{ input: { assignmentId: 'c', dueDay: '2026-11-20' } }] }, undefined],
])('a check-in %s', (_, actions, unsent, id) => expect(checkInOf(actions, { today: '2026-11-20', unsent })?.id).toBe(id))

import { describe, expect, test } from 'vitest'
import { faultsOf, fieldsOf, freshValues, parseDraft } from './values.ts'
import type { ActionValues } from './values.ts'

const fresh = freshValues('2026-03-01')
const values = (changed: Partial<ActionValues>): ActionValues => ({ ...fresh, ...changed })

test('begins with tomorrow, on its weekday', () => {
  expect(fresh).toMatchObject({ kind: 'weigh in', dueDay: '2026-03-02', weekdays: [1], repeats: 'once' })
})

test('what is weekly from the start begins on Monday', () => {
  expect(freshValues('2026-03-04', { kind: 'upload photos', repeats: 'weekly' })).toMatchObject({
    kind: 'upload photos',
    dueDay: '2026-03-09',
    weekdays: [1],
  })
})

test.each<[Partial<ActionValues>, object]>([
  [
    { repeats: 'once', untilDay: '2026-05-01' },
    { repetition: { kind: 'once' }, untilDay: null },
  ],
  [
    { repeats: 'daily', untilDay: '2026-05-01' },
    { repetition: { kind: 'daily' }, untilDay: '2026-05-01' },
  ],
  [
    { repeats: 'weekly', weekdays: [4, 1], every: 2 },
    { repetition: { kind: 'weekly', every: 2, days: [1, 4] }, untilDay: null },
  ],
  [{ repeats: 'monthly', every: 3 }, { repetition: { kind: 'monthly', every: 3 } }],
  [{ kind: 'weigh in', title: 'left from before' }, { title: '' }],
  [{ kind: 'read', title: 'Breakfast' }, { title: 'Breakfast' }],
])('%o is sent as %o', (changed, sent) => expect(fieldsOf(values(changed))).toMatchObject(sent))

describe('refused before it is sent', () => {
  test.each<[Partial<ActionValues>, object]>([
    [{}, {}],
    [{ kind: 'answer', text: ' ' }, { text: 'question' }],
    [{ kind: 'read' }, { text: 'reading' }],
    [{ kind: 'other' }, { title: 'text' }],
    [{ kind: 'other', text: 'Buy a scale' }, {}],
    [{ repeats: 'weekly', weekdays: [] }, { weekdays: 'weekdays' }],
    [{ repeats: 'weekly', every: 27 }, { every: 'every' }],
    [{ repeats: 'monthly', every: Number.NaN }, { every: 'every' }],
    [{ repeats: 'daily', untilDay: '2026-03-01' }, { untilDay: 'until' }],
    [{ repeats: 'once', untilDay: '2026-03-01' }, {}],
  ])('%o: %o', (changed, faults) => expect(faultsOf(values(changed))).toEqual(faults))
})

test('a draft comes back as far as it is known, its day not from the past', () => {
  expect(parseDraft(null, fresh)).toBeUndefined()
  expect(parseDraft({ kind: 'dance', text: 'How?', dueDay: '2026-01-01', weekdays: [2, 'x'] }, fresh)).toEqual(
    values({ text: 'How?', weekdays: [2] }),
  )
})

test('a food diary is kept for three days, unless a repetition is asked for', () => {
  expect(freshValues('2026-03-04', { kind: 'keep food diary' })).toMatchObject({
    dueDay: '2026-03-05',
    repeats: 'daily',
    untilDay: '2026-03-07',
  })
  expect(freshValues('2026-03-04', { kind: 'keep food diary', repeats: 'once' })).toMatchObject({ repeats: 'once' })
})

import type { Visit } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { courseOf } from './rules.ts'

const today = '2026-03-10'

const visit = (takenOn: string, nextVisitOn: string | null, isFinished = true): Visit => ({
  id: takenOn,
  client: { id: 'c', name: 'Martina Bellini', photo: null },
  author: null,
  takenOn,
  measurementType: 'FOLDS',
  nextVisitOn,
  isDraft: !isFinished,
  finishedAt: isFinished ? `${takenOn}T10:00:00Z` : null,
  sharedAt: null,
  createdAt: `${takenOn}T09:00:00Z`,
  updatedAt: `${takenOn}T10:00:00Z`,
  may: { update: true, delete: true },
})

const draft = visit('2026-03-09', '2026-05-01', false)

test.each([
  ['there is no visit', [], [undefined, undefined, false]],
  ['there is a draft alone', [draft], [undefined, undefined, false]],
  ['the next one is ahead', [visit('2026-02-01', '2026-03-20')], ['2026-02-01', '2026-03-20', false]],
  ['it is due today', [visit('2026-02-01', today)], ['2026-02-01', today, false]],
  ['its day was yesterday', [visit('2026-02-01', '2026-03-09')], ['2026-02-01', '2026-03-09', true]],
  ['none was planned', [visit('2026-02-01', null)], ['2026-02-01', undefined, false]],
  ['an earlier one had planned it', [visit('2026-02-01', null), visit('2026-01-01', '2026-01-20')], ['2026-02-01', undefined, false]],
  ['it was begun, and is not finished', [draft, visit('2026-02-01', '2026-03-05')], ['2026-02-01', undefined, false]],
  ['it was begun early', [draft, visit('2026-02-01', '2026-03-20')], ['2026-02-01', '2026-03-20', false]],
  ['an older draft was left', [visit('2026-02-01', '2026-03-05'), visit('2026-01-20', null, false)], ['2026-02-01', '2026-03-05', true]],
] as const)('where %s', (_, visits, expected) => {
  const { last, nextDay, isOverdue } = courseOf(visits, today)
  expect([last?.takenOn, nextDay, isOverdue]).toEqual(expected)
})

test('drafts are no additions', () =>
  expect(courseOf([draft, visit('2026-02-01', null)], today).finished.map(({ id }) => id)).toEqual(['2026-02-01']))

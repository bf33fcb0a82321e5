import { expect, test } from 'vitest'
import type { ClientInNeed } from '#areas/clients'
import { byPerson } from './people.ts'

const need = (reason: string, id: string): ClientInNeed => ({
  reason,
  urgency: 'late',
  client: { id, name: id, photo: null },
  sentence: reason,
  day: '2026-01-01',
  targetId: null,
})

test('a person stands there once, at their most pressing reason', () => {
  const rows = [need('subscription expired', 'a'), need('overdue action', 'b'), need('no weigh in', 'a'), need('never seen', 'c')]
  expect(byPerson(rows).map(({ client, needs }) => [client.id, needs.map(({ reason }) => reason)])).toEqual([
    ['a', ['subscription expired', 'no weigh in']],
    ['b', ['overdue action']],
    ['c', ['never seen']],
  ])
})

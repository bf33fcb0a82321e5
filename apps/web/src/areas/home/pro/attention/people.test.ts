import { expect, test } from 'vitest'
import { byPerson } from './people.ts'
import type { Need } from './people.ts'

const need = (reason: Need['reason'], id: string): Need => ({
  reason,
  client: { id, name: id, photo: null },
  sentence: reason,
  day: '2026-01-01',
  actionId: null,
})

test('a person stands there once, at their most pressing reason', () => {
  const rows = [need('subscription expired', 'a'), need('overdue action', 'b'), need('no weigh in', 'a'), need('never seen', 'c')]
  expect(byPerson(rows).map(({ client, needs }) => [client.id, needs.map(({ reason }) => reason)])).toEqual([
    ['a', ['subscription expired', 'no weigh in']],
    ['b', ['overdue action']],
    ['c', ['never seen']],
  ])
})

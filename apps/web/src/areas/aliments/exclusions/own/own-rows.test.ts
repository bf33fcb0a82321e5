import type { ClientExclusion } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { mergeUnsent } from './own-rows.ts'

const onion: ClientExclusion = {
  id: 'a',
  kind: 'dislike',
  target: { kind: 'word', word: 'Cipolla' },
  name: 'Cipolla',
  note: '',
  isByClient: true,
  addedBy: null,
  createdAt: '2026-03-02T08:00:00Z',
  may: { update: false, delete: true },
}

test.each([
  [
    'what waits stands below, by its name',
    [{ id: 'b', kind: 'allergy' as const, target: { kind: 'allergen' as const, allergen: 'peanuts' as const } }],
    ['Cipolla', 'Peanuts …'],
  ],
  ['what has arrived stands once', [{ id: 'a', kind: 'dislike' as const, target: onion.target }], ['Cipolla']],
  [
    'and so does what somebody else has added',
    [{ id: 'c', kind: 'dislike' as const, target: { kind: 'word' as const, word: 'cipolle' } }],
    ['Cipolla'],
  ],
])('%s', (_, unsent, expected) => {
  expect(mergeUnsent([onion], unsent, 'en').map(({ name, isWaiting }) => (isWaiting ? `${name} …` : name))).toEqual(expected)
})

import { expect, test } from 'vitest'
import type { PersonInNeed } from '../pro/data.ts'
import { findItem, itemsOf, neighbourItem, nextItem, visibleItems } from './items.ts'

type Need = PersonInNeed['needs'][number]

const need = (reason: string, targetId: string | null, isUnseen = true): Need => ({
  reason,
  group: 'training',
  urgency: 'soon',
  isUnseen,
  sentence: `${reason} of ${targetId}`,
  day: '2026-03-04',
  targetId,
  detail: null,
  handled: null,
})

const person = (id: string, needs: Need[]): PersonInNeed => ({ client: { id, name: id, photo: null }, needs })

const people = [
  person('anna', [
    need('missed', null, false),
    need('pain', 'w1'),
    { ...need('pain', 'w1'), sentence: 'and the other knee' },
    need('workout', 'w2'),
  ]),
  person('bruno', [need('message', 'c1')]),
]

const names = (items: ReturnType<typeof itemsOf>) => items.map(({ need: { client, reason } }) => `${client.id} ${reason}`)

test('the reasons about one thing are one item, and what is not new stands behind it', () => {
  const items = itemsOf(people, 'unseen')
  expect(names(items)).toEqual(['anna pain', 'anna workout', 'bruno message'])
  expect(items[0]?.sentences).toEqual(['pain of w1', 'and the other knee'])
  expect(items[0]?.others.map(({ reason }) => reason)).toEqual(['missed', 'workout'])
  expect(names(itemsOf(people, 'all'))).toEqual(['anna missed', 'anna pain', 'anna workout', 'bruno message'])
})

test('the next one follows, and after the last comes the first that is left', () => {
  const items = itemsOf(people, 'unseen')
  const [first, second, last] = items.map(({ key }) => key)
  expect(nextItem(items, first)?.key).toBe(second)
  expect(nextItem(items, last)?.key).toBe(first)
  expect(nextItem(items.slice(0, 1), first)).toBeUndefined()
  expect(neighbourItem(items, last, 1)).toBeUndefined()
  expect(neighbourItem(items, undefined, -1)?.key).toBe(first)
})

test('what was seen goes once another is open, and is news again where it says something else', () => {
  const items = itemsOf(people, 'unseen')
  const seenKeys = [items[2]?.key ?? '']
  expect(names(visibleItems(items, seenKeys, items[2]?.key))).toHaveLength(3)
  expect(names(visibleItems(items, seenKeys, items[0]?.key))).toEqual(['anna pain', 'anna workout'])
  const later = itemsOf([person('bruno', [{ ...need('message', 'c1'), sentence: 'Another question' }])], 'unseen')
  expect(visibleItems(later, seenKeys, undefined)).toHaveLength(1)
  expect(findItem(items, { client: { id: 'anna' }, reason: 'workout', targetId: 'w2' })?.key).toBe(items[1]?.key)
})

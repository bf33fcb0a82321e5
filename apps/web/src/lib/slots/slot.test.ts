import { expect, test } from 'vitest'
import { slot } from './slot.ts'

interface Entry {
  id: string
  order: number
}

test('what several areas put into a slot stands in its order', () => {
  const cards = slot<Entry>()
  const fills = [cards.fill({ id: 'export', order: 900 }, { id: 'profile', order: 10 }), cards.fill({ id: 'chat', order: 100 })]
  expect(cards.entries()).toEqual([])
  for (const fill of fills) fill()
  expect(cards.entries().map(({ id }) => id)).toEqual(['profile', 'chat', 'export'])
})

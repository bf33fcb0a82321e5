import { expect, test } from 'vitest'
import { movesOf, type DrawnToasts } from './moves.ts'

const drawn = (edges: DrawnToasts['edges'], toasts: Record<string, number>): DrawnToasts => ({
  edges,
  toasts: Object.entries(toasts).map(([id, top]) => ({ id, top })),
})

const two = drawn({ top: 680, bottom: 784 }, { saved: 680, deleted: 736 })

test.each([
  [
    'one that comes below moves the others up',
    two,
    drawn({ top: 624, bottom: 784 }, { saved: 624, deleted: 680, sent: 736 }),
    [
      ['saved', 56],
      ['deleted', 56],
    ],
  ],
  ['one that goes lets those above it down', two, drawn({ top: 736, bottom: 784 }, { saved: 736 }), [['saved', -56]]],
  ['those below one that goes stay', two, drawn({ top: 736, bottom: 784 }, { deleted: 736 }), []],
  [
    'at the top of a phone those below it move up',
    drawn({ top: 12, bottom: 116 }, { saved: 12, deleted: 68 }),
    drawn({ top: 12, bottom: 60 }, { deleted: 12 }),
    [['deleted', 56]],
  ],
  ['a region that has gone elsewhere, as for a dialog, is drawn there', two, drawn({ top: 12, bottom: 60 }, { saved: 12 }), []],
  ['the first ones are drawn where they are', undefined, two, []],
] as const)('%s', (_, before, now, expected) => {
  expect([...movesOf(before, now)]).toEqual(expected)
})

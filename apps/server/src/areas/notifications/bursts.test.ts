import { expect, test } from 'vitest'
import { splitRows } from './bursts.ts'

const rows = (...flags: number[]) => flags.map((isHeld, at) => ({ at, isHeld: isHeld === 1 }))

test.each([
  ['none', [], [], []],
  ['one that waited', [1], [0], []],
  ['fresh ones', [0, 0, 0], [0, 1, 2], []],
  ['two that waited', [1, 0, 1], [1], [0, 2]],
  ['many fresh ones', [0, 0, 0, 0], [], [0, 1, 2, 3]],
])('%s', (_, flags, alone, together) => {
  const at = (found: readonly { at: number }[]) => found.map(each => each.at)
  const parts = splitRows(rows(...flags), row => row.isHeld)
  expect([at(parts.alone), at(parts.together)]).toEqual([alone, together])
})

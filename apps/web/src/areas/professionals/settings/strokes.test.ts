import { expect, test } from 'vitest'
import { boundsOf } from './strokes.ts'

test('the picture is as large as what was drawn, with a margin within the sheet', () => {
  const strokes = [
    [
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.3 },
    ],
    [{ x: 0.99, y: 0.7 }],
  ]
  const { left, top, right, bottom } = boundsOf(strokes)
  expect([left, top, right, bottom].map(value => Number(value.toFixed(2)))).toEqual([0.17, 0.21, 1, 0.79])
})

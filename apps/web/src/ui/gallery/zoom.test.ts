import { expect, test } from 'vitest'
import { limitView, MOST, panned, WHOLE, zoomedAt } from './zoom.ts'

const stage = { width: 400, height: 300 }

test('what lies under the finger stays under it', () => {
  const point = { x: 100, y: 50 }
  const view = zoomedAt(WHOLE, 2, point, stage)
  const before = { x: point.x - WHOLE.x, y: point.y - WHOLE.y }
  const after = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
  expect(after).toEqual(before)
})

test('never smaller than whole, never larger than the most', () => {
  expect(zoomedAt(WHOLE, 0.2, { x: 10, y: 10 }, stage)).toEqual(WHOLE)
  expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }, stage).scale).toBe(MOST)
})

test('a picture does not leave the stage', () => {
  expect(panned({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, stage)).toEqual({ scale: 2, x: 200, y: -150 })
  expect(panned(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE)
})

test('back from zoom it is in the middle again', () => {
  expect(limitView({ scale: 1, x: 80, y: 80 }, stage)).toEqual(WHOLE)
})

import { expect, test } from 'vitest'
import { limitView, isWhole, largest, panView, smallest, whole, zoomView } from './view.ts'

test('what lies under the finger stays there', () => {
  const point = { x: 0.2, y: -0.1 }
  const { scale, x, y } = zoomView(whole, 2, point)
  expect(scale).toBe(2)
  // the spot that was at the point was at (point - offset) / scale of the picture
  expect((point.x - x) / scale).toBeCloseTo(point.x)
  expect((point.y - y) / scale).toBeCloseTo(point.y)
})

test('neither too near nor too far, and never out of sight', () => {
  expect(zoomView(whole, 100).scale).toBe(largest)
  expect(zoomView(whole, 0.001).scale).toBe(smallest)
  const far = panView({ scale: 2, x: 0, y: 0 }, { x: 9, y: -9 })
  expect([far.scale, far.x, far.y].map(value => Math.round(value * 100))).toEqual([200, 90, -90])
  expect(limitView({ scale: smallest, x: 1, y: 1 })).toEqual({ scale: smallest, x: 0, y: 0 })
})

test('back to the whole', () => {
  expect(isWhole(whole)).toBe(true)
  expect(isWhole(zoomView(whole, 1.5))).toBe(false)
})

import { expect, test } from 'vitest'
import { limitView, maximumScale, panned, wholePicture, zoomedAt } from './zoom.ts'

const stage = { width: 400, height: 300 }

test('what lies under the finger stays under it', () => {
  const point = { x: 100, y: 50 }
  const view = zoomedAt(wholePicture, 2, point, stage)
  const before = { x: point.x - wholePicture.x, y: point.y - wholePicture.y }
  const after = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
  expect(after).toEqual(before)
})

test('never smaller than whole, never larger than the most', () => {
  expect(zoomedAt(wholePicture, 0.2, { x: 10, y: 10 }, stage)).toEqual(wholePicture)
  expect(zoomedAt(wholePicture, 99, { x: 0, y: 0 }, stage).scale).toBe(maximumScale)
})

test('a picture does not leave the stage', () => {
  expect(panned({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, stage)).toEqual({ scale: 2, x: 200, y: -150 })
  expect(panned(wholePicture, { x: 50, y: 50 }, stage)).toEqual(wholePicture)
})

test('back from zoom it is in the middle again', () => {
  expect(limitView({ scale: 1, x: 80, y: 80 }, stage)).toEqual(wholePicture)
})

import { expect, test } from 'vitest'
import { countScale, linear, valueScale } from './value-scale.ts'

test('shows a little more than the values take, with round lines', () => {
  const { from, to, ticks } = valueScale([69.6, 74.7])
  expect(from).toBeCloseTo(68.99, 2)
  expect(to).toBeCloseTo(75.31, 2)
  expect(ticks).toEqual([70, 72, 74])
})

test('one value, or always the same, stands in the middle', () => {
  const { from, to, ticks } = valueScale([80])
  expect((from + to) / 2).toBeCloseTo(80)
  expect(ticks).toContain(80)
  expect(valueScale([80, 80, 80])).toEqual(valueScale([80]))
})

test('a target that is near is in sight, one that is far is not', () => {
  expect(valueScale([72, 70], { near: [68] }).from).toBeLessThan(68)
  expect(valueScale([92, 91.5], { near: [70] }).from).toBeGreaterThan(88)
})

test('lines never stand closer than the figures can tell', () => {
  expect(valueScale([100, 100], { decimals: 0 }).ticks.every(Number.isInteger)).toBe(true)
  expect(valueScale([20, 20.1]).ticks.every(tick => Number.isInteger(tick * 10))).toBe(true)
})

test('nothing of nothing goes below nothing', () => expect(valueScale([0, 12]).from).toBe(0))

test('without any value there is still an axis', () => expect(valueScale([]).ticks.length).toBeGreaterThan(0))

test.each([
  [[0], [0, 1]],
  [
    [3, 7],
    [0, 2, 4, 6],
  ],
  [[1240], [0, 500, 1000]],
  [[], [0, 1]],
])('bars of %j stand on lines %j', (values, ticks) => {
  const scale = countScale(values)
  expect(scale.ticks).toEqual(ticks)
  expect(scale.from).toBe(0)
  expect(scale.to).toBeGreaterThanOrEqual(Math.max(0, ...values))
})

test('a value stands between the edges as between the bounds', () => {
  const y = linear([60, 80], [200, 0])
  expect([60, 65, 80].map(y)).toEqual([200, 150, 0])
})

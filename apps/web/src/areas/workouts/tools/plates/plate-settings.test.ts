import { expect, test } from 'vitest'
import { drawnPlates, loadingOf, plateSettings, stockOf, toKg, toUnit } from './plate-settings.ts'

const preset = plateSettings.get()
const pounds = { ...preset, unit: 'lb' as const }

test('a load is made of the plates that there are', () => {
  expect(loadingOf(82.5, preset).plates).toEqual([25, 5, 1.25])
  const withoutFives = { ...preset, pairs: { ...preset.pairs, kg: { '5': 0 } } }
  expect(stockOf(withoutFives)).toContainEqual({ size: 5, pairs: 0 })
  expect(loadingOf(82.5, withoutFives)).toMatchObject({ total: 82.5 })
  expect(loadingOf(82.5, withoutFives).plates).not.toContain(5)
})

test('pounds are asked for in pounds', () => {
  const load = toUnit(100, 'lb')
  expect(load).toBe(220.5)
  expect(loadingOf(load, pounds)).toMatchObject({ plates: [45, 35, 5, 2.5], total: 220 })
  expect(toKg(45, 'lb')).toBeCloseTo(20.41)
})

test('drawn plates stand beside each other, the heavier ones larger', () => {
  const drawn = drawnPlates([25, 25, 5, 1.25], 'kg')
  expect(drawn.map(({ x }) => x)).toEqual(drawn.map((_, index) => drawn.slice(0, index).reduce((sum, { width }) => sum + width + 2, 0)))
  expect(drawn.map(({ height }) => height)).toEqual(drawn.map(({ height }) => height).toSorted((one, other) => other - one))
  expect([drawn[0]?.shade, drawn.at(-1)?.shade]).toEqual([0, 4])
})

import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { differingKeys, withEntries } from './layered-map.ts'

const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), fc.integer()), { maxLength: 40 })
const asMap = (pairs: readonly (readonly [number, number])[]) => new Map(pairs.map(([key, value]) => [key, { value }]))

test('a map with changes laid over it reads as one in which they were set', () => {
  fc.assert(
    fc.property(entries, fc.array(entries, { maxLength: 8 }), (first, changes) => {
      const expected = asMap(first)
      let layered: ReadonlyMap<number, { value: number }> = new Map(expected)
      for (const change of changes.map(asMap)) {
        layered = withEntries(layered, change)
        for (const [key, value] of change) expected.set(key, value)
        expect([...layered]).toEqual([...expected])
        expect([...layered.keys()]).toEqual([...expected.keys()])
        expect([...layered.values()]).toEqual([...expected.values()])
        expect(layered.size).toBe(expected.size)
        for (let key = 0; key <= 150; key += 1) {
          expect(layered.get(key)).toBe(expected.get(key))
          expect(layered.has(key)).toBe(expected.has(key))
        }
      }
    }),
    runs,
  )
})

test('the keys that differ are found, whether two maps lie over the same one or not', () => {
  fc.assert(
    fc.property(entries, entries, entries, fc.boolean(), (first, own, other, areApart) => {
      const base = asMap(first)
      const before = withEntries(base, asMap(own))
      const after = withEntries(areApart ? new Map([...base].slice(1)) : base, asMap(other))
      const keys = new Set([...before.keys(), ...after.keys()])
      const expected = [...keys].filter(key => before.get(key) !== after.get(key))
      expect(new Set(differingKeys(before, after))).toEqual(new Set(expected))
    }),
    runs,
  )
})

test('what was read before a change stays as it was', () => {
  const before = withEntries(asMap([[1, 1]]), asMap([[2, 2]]))
  const after = withEntries(before, asMap([[1, 7]]))
  expect([[...before.values()], [...after.values()]]).toEqual([
    [{ value: 1 }, { value: 2 }],
    [{ value: 7 }, { value: 2 }],
  ])
})

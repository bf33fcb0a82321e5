import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import type { CellValue } from '@allenio/contract/documents'
import { isSameValue } from './tree.ts'

const asStored = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asStored)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]) => [key, asStored(each)] as const)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value

const values = fc.jsonValue({ maxDepth: 3 }).map(value => JSON.parse(JSON.stringify(value)) as CellValue)

test('values are the same where the database stores the same', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      const turned = (value: unknown): unknown =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value
      expect(isSameValue(one, turned(structuredClone(one)) as CellValue)).toBe(true)
      expect(isSameValue(one, other)).toBe(JSON.stringify(asStored(one)) === JSON.stringify(asStored(other)))
    }),
    runs,
  )
})

test.each<[CellValue | undefined, CellValue | undefined, boolean]>([
  [undefined, null, true],
  [0, null, false],
  ['', undefined, false],
  [1, '1', false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1, b: undefined } as never, true],
  [{ a: null }, {}, false],
])('%j and %j: %s', (one, other, isSame) => expect(isSameValue(one, other)).toBe(isSame))

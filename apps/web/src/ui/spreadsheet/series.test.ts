import fc from 'fast-check'
import { expect, test } from 'vitest'
import { continueSeries } from './series.ts'

test.each<[string[], string[]]>([
  [['8'], ['8', '8', '8']],
  [
    ['1', '2'],
    ['3', '4', '5'],
  ],
  [
    ['80', '82,5'],
    ['85', '87,5', '90'],
  ],
  [
    ['82.50', '85.00'],
    ['87.50', '90.00', '92.50'],
  ],
  [
    ['8-10', '9-11'],
    ['10-12', '11-13', '12-14'],
  ],
  [
    ['S1', 'S2', 'S3'],
    ['S4', 'S5', 'S6'],
  ],
  [
    ['75%', '80%'],
    ['85%', '90%', '95%'],
  ],
  [
    ['4', '2'],
    ['0', '0', '0'],
  ],
  [
    ['8', '10', '9'],
    ['8', '10', '9'],
  ],
  [
    ['Rip', 'Tempo'],
    ['Rip', 'Tempo', 'Rip'],
  ],
  [
    ['3x8', '10'],
    ['3x8', '10', '3x8'],
  ],
  [
    ['', ''],
    ['', '', ''],
  ],
  [[], ['', '', '']],
])('%j goes on with %j', (texts, next) => {
  expect(continueSeries(texts, 3)).toEqual(next)
})

test('backwards', () => {
  expect(continueSeries(['2', '3'], 3, true)).toEqual(['1', '0', '0'])
  expect(continueSeries(['a', 'b'], 3, true)).toEqual(['b', 'a', 'b'])
})

declare const process: { env: Readonly<Record<string, string | undefined>> }

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 50), seed: 1 }

test('a series of numbers is even, whatever its step', () => {
  const step = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(fc.nat(4000), step, fc.integer({ min: 2, max: 6 }), (start, by, length) => {
      const all = Array.from({ length: length + 5 }, (_, index) => (start + by * index) / 4)
      const texts = all.map(value => String(value).replace('.', ','))
      expect(continueSeries(texts.slice(0, length), 5).map(text => Number(text.replace(',', '.')))).toEqual(all.slice(length))
    }),
    runs,
  )
})

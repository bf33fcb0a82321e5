import fc from 'fast-check'
import { runs } from '@allenio/domain/testing'
import { expect, test } from 'vitest'
import { printHtml } from './html.ts'
import { cellLimit, parseTsv, printTsv } from './tsv.ts'

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', "'", '=', '+', '-', 'a', '8', ' ') }),
  fc.string({ unit: 'grapheme' }),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))

test('a table that is printed and parsed is the same', () => {
  fc.assert(
    fc.property(table, rows => {
      expect(parseTsv(printTsv(rows))).toEqual({ rows, isCut: false })
    }),
    runs,
  )
})

test('any text is parsed, and no sign of an unquoted cell is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\t', '\n', 'a'), maxLength: 60 }), text => {
      const letters = parseTsv(text).rows.flat().join('').replaceAll(/[^a]/g, '')
      expect(letters).toBe(text.replaceAll(/[^a]/g, ''))
    }),
    runs,
  )
})

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"a ""quote"""\tb', [['a "quote"', 'b']]],
  ['3" squat\t"open', [['3" squat', '"open']]],
  ['"closed" early\tb', [['"closed" early', 'b']]],
  ["'=1+1\t'word", [['=1+1', "'word"]]],
  ['', [['']]],
  ['\r\n', [['']]],
])('%j is read as its cells', (text, rows) => {
  expect(parseTsv(text).rows).toEqual(rows)
})

test('what looks like a formula leaves as text', () => {
  expect(printTsv([['=1+1', '+5 kg', '-', '8-10', 'bw+5']])).toBe("'=1+1\t'+5 kg\t'-\t8-10\tbw+5\r\n")
})

test('broken quotes and long tables are read in time', () => {
  const start = performance.now()
  expect(parseTsv('"\t'.repeat(100_000)).rows.flat().length).toBeLessThanOrEqual(cellLimit)
  expect(parseTsv('"""\t"a""'.repeat(50_000)).isCut).toBe(true)
  expect(parseTsv('a\tb\n'.repeat(100_000))).toMatchObject({ isCut: true })
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('HTML escapes what it holds, and says that cells are text', () => {
  expect(printHtml([['<b> & "', 'two\nlines']])).toBe(
    '<table data-allenio-cells><tbody><tr>' +
      `<td style="mso-number-format:'\\@'">&lt;b&gt; &amp; &quot;</td>` +
      `<td style="mso-number-format:'\\@'">two<br style="mso-data-placement:same-cell">lines</td>` +
      '</tr></tbody></table>',
  )
})

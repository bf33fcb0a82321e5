import { describe, expect, test } from 'vitest'
import {
  csvLines,
  csvRows,
  cutCell,
  decodeTable,
  guessSeparator,
  isFormulaLike,
  neutralizeFormula,
  restoreFormula,
  TableFault,
  type Separator,
  type TableLimits,
} from './index.ts'

const rowsOf = (text: string, separator: Separator = ',', limits?: Partial<TableLimits>) => [
  ...csvRows(text, { separator, ...(limits && { limits }) }),
]

describe('a table', () => {
  test.each<[string, string, Separator, string[][]]>([
    [
      'plain cells',
      'a,b\nc,d\n',
      ',',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['other separators', 'a;b\tc\n', ';', [['a', 'b\tc']]],
    ['tabulators', 'a\tb', '\t', [['a', 'b']]],
    [
      'ends of lines of all kinds',
      'a,b\r\nc,d\re,f\n',
      ',',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'no end of the last line',
      'a,b\nc,d',
      ',',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty lines and cells',
      '\na,,b\n\n,\n',
      ',',
      [
        ['a', '', 'b'],
        ['', ''],
      ],
    ],
    ['quoted separators, quotes and lines', '"a,b","c ""d""","e\nf"\n', ',', [['a,b', 'c "d"', 'e\nf']]],
    ['quotes within a word', 'Rocco "the rock",x', ',', [['Rocco "the rock"', 'x']]],
    ['blanks around', ' a , b \n', ',', [['a', 'b']]],
    ['a blank after a closing quote', '"a" ,b', ',', [['a', 'b']]],
  ])('is read with %s', (_, text, separator, cells) => expect(rowsOf(text, separator).map(row => row.cells)).toEqual(cells))

  test('knows on which line of the file each row begins', () => {
    expect(rowsOf('a\n"b\nb"\n\nc\n').map(row => row.line)).toEqual([1, 2, 5])
  })

  const faultOf = (read: () => unknown) => {
    try {
      read()
    } catch (error) {
      if (error instanceof TableFault) return [error.kind, error.line, error.column, error.max]
      throw error
    }
    return 'none'
  }

  test.each<[string, string, unknown[]]>([
    ['a quote that is never closed', 'a,b\nc,"d\ne,f', ['broken quote', 2, 2, undefined]],
    ['a word after a closing quote', 'a\n"b"c,d', ['broken quote', 2, 1, undefined]],
    ['the same after a quoted line', 'x,"a\nb"c', ['broken quote', 2, 2, undefined]],
    ['a sign that is no text', 'a,b\nc,d\0', ['not text', 2, 2, undefined]],
    ['a column too many', `a\n${','.repeat(200)}`, ['too many columns', 2, 201, 200]],
    ['a long cell', `a,${'x'.repeat(32_768)}`, ['cell too long', 1, 2, 32_767]],
    ['a long quoted cell', `a\nb,"${'""'.repeat(32_768)}"`, ['cell too long', 2, 2, 32_767]],
    ['a row too many', 'x\n'.repeat(50_001), ['too many rows', 50_001, 1, 50_000]],
    ['nothing but empty lines', '\n'.repeat(50_001), ['too many rows', 50_001, 1, 50_000]],
    ['too many cells', `${','.repeat(99)}\n`.repeat(10_001), ['too many cells', 10_001, 1, 1_000_000]],
  ])('breaks off at %s', (_, text, fault) => expect(faultOf(() => rowsOf(text))).toEqual(fault))

  test('at its limits is read', () => {
    expect(rowsOf(`${','.repeat(199)}\n`)[0]?.cells).toHaveLength(200)
    expect(rowsOf('x'.repeat(32_767))).toHaveLength(1)
    expect(rowsOf('x\n\n'.repeat(50_000))).toHaveLength(50_000)
    expect(rowsOf(`${','.repeat(99)}\n`.repeat(10_000))).toHaveLength(10_000)
  })

  test('is read with narrower limits where they are asked for, never with wider ones', () => {
    expect(faultOf(() => rowsOf('a\nb\n', ',', { rows: 1 }))).toEqual(['too many rows', 2, 1, 1])
    expect(faultOf(() => rowsOf(','.repeat(200), ',', { columns: 1000 }))).toEqual(['too many columns', 1, 201, 200])
  })

  test.each([',', ';', '\t'] as const)('of nothing but %j is left at the first column too many', separator => {
    const text = separator.repeat(9_900_000)
    // the bytes after the fault are never read, so it is about as quick as the same table of a thousand bytes
    const millisecondsOf = (table: string) => {
      const begun = performance.now()
      for (let time = 0; time < 50; time += 1) faultOf(() => rowsOf(table, separator))
      return performance.now() - begun
    }
    expect(faultOf(() => rowsOf(text, separator))).toEqual(['too many columns', 1, 201, 200])
    const small = Math.min(...[1, 2, 3].map(() => millisecondsOf(separator.repeat(1000))))
    expect(Math.min(...[1, 2, 3].map(() => millisecondsOf(text)))).toBeLessThan(small * 10 + 100)
  })

  test('of ten thousand rows is read at once', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `Nome ${at};"Cognome, ${at}";n${at}@example.com`).join('\n')
    expect(rowsOf(text, ';')).toHaveLength(10_000)
  })
})

test.each([
  ['a;b;c\n1,5;2', ';'],
  ['a,b\n', ','],
  ['a\tb\n', '\t'],
  ['"a;b;c",d\n', ','],
  ['alone\n', ';'],
  ['a,b;c,d', ','],
])('the separator of %j is %j', (text, separator) => expect(guessSeparator(text)).toBe(separator))

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, sign => sign.charCodeAt(0)).buffer)

describe('bytes', () => {
  test.each([
    ['UTF-8', utf8('Però'), undefined, 'Però', 'utf-8'],
    ['UTF-8 with its mark', utf8('\ufeffPerò'), undefined, 'Però', 'utf-8'],
    ['Windows-1252', Uint8Array.of(0x50, 0x65, 0x72, 0xf2, 0x20, 0x80), undefined, 'Però €', 'windows-1252'],
    ['UTF-16 as a spreadsheet saves it', utf16('\ufeffPerò'), undefined, 'Però', 'utf-8'],
    ['UTF-8 that is to be read as Windows-1252', utf8('è'), 'windows-1252', 'Ã¨', 'windows-1252'],
    ['UTF-16 in the other order', utf16('\ufeffPerò').map((_, at, all) => all[at ^ 1] ?? 0), undefined, 'Però', 'utf-8'],
    ['UTF-16 that ends in the middle of a letter', utf16('\ufeffPerò').slice(0, -1), undefined, 'Per\ufffd', 'utf-8'],
  ] as const)('that are %s', (_, bytes, requested, text, encoding) => expect(decodeTable(bytes, requested)).toEqual({ text, encoding }))
})

describe('a formula', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@cmd',
    '\t1',
    '\r1',
    '\n1',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff@x',
    '\u0000=1',
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1',
    '\uff20cmd',
    ' \uff1d1',
    '\ufe661',
    '\ufe621',
    '\ufe631',
    '\ufe6bcmd',
    '\u207a1',
    '\u207b1',
    '\u2a75x',
    '\u22121',
    '=\u0338x',
  ])('is made text: %j', text => {
    expect(neutralizeFormula(text)).toBe(`'${text}`)
    expect(restoreFormula(`'${text}`)).toBe(text)
    expect([...csvLines([[text]], 'en')][0]).toMatch(/^\ufeff"?'/)
  })

  test.each(["'=1+1", "''-1", '=1'])('keeps its own apostrophes: %j', text => {
    expect(neutralizeFormula(text)).toBe(`'${text}`)
    expect(restoreFormula(neutralizeFormula(text))).toBe(text)
  })

  test.each(['', 'Aldo', '1-1', "'Aldo", 'a=b', '(=1)', '\u4e2d\u6587', '\u00bd'])('is not %j', text => {
    expect([isFormulaLike(text), restoreFormula(`'${text}`)]).toEqual([false, `'${text}`])
  })
})

test('a telephone number needs no apostrophe; what only looks like one keeps it', () => {
  const cells = ['+393331234567', '+1234567-2', '+1', "+1234567+cmd|' /C calc'!A0", '+39 333 1234567=1']
  const [line = ''] = csvLines([cells], 'en')
  expect(line).toBe(
    `\ufeff0039 3331234567,${cells
      .slice(1)
      .map(cell => `'${cell}`)
      .join(',')}\r\n`,
  )
})

test('a cell that is shown is cut where everybody sees it, and never within a sign', () => {
  expect(cutCell('Aldo', 4)).toBe('Aldo')
  expect(cutCell('Aldino', 4)).toBe('Ald…')
  expect(cutCell('Al\u{1f4aa}o', 4)).toBe('Al…')
  expect(cutCell('a\u0001\nb', 10)).toBe('a  b')
})

test('what is written is read again', () => {
  const rows = [
    ['a,b,c', 'c "d";e;f', 'e\nf'],
    ['', 'g', 'x;y\tz'],
  ]
  for (const [language, separator] of [
    ['it', ';'],
    ['en', ','],
  ] as const) {
    const text = [...csvLines(rows, language)].join('').slice(1)
    expect(guessSeparator(text)).toBe(separator)
    expect(rowsOf(text, separator).map(row => row.cells)).toEqual(rows)
  }
  expect([...csvLines([[1.5, true, null, { a: 1 }], ['x']], 'en')]).toEqual(['\ufeff1.5,true,,"{""a"":1}"\r\n', 'x\r\n'])
  expect([...csvLines([[-1.5, true, '1.5']], 'it')]).toEqual(['\ufeff-1,5;true;1.5\r\n'])
})

import { describe, expect, test } from 'vitest'
import {
  csvRows, CsvFault, decodeTable, guessFields, guessSeparator, looksLikeHeading, readClient, type ImportField, type Separator,
} from './index.ts'

const rowsOf = (text: string, separator: Separator = ',') => [...csvRows(text, separator)]

describe('a table', () => {
  test.each<[string, string, Separator, string[][]]>([
    ['plain cells', 'a,b\nc,d\n', ',', [['a', 'b'], ['c', 'd']]],
    ['other separators', 'a;b\tc\n', ';', [['a', 'b\tc']]],
    ['tabulators', 'a\tb', '\t', [['a', 'b']]],
    ['ends of lines of all kinds', 'a,b\r\nc,d\re,f\n', ',', [['a', 'b'], ['c', 'd'], ['e', 'f']]],
    ['no end of the last line', 'a,b\nc,d', ',', [['a', 'b'], ['c', 'd']]],
    ['empty lines and cells', '\na,,b\n\n,\n', ',', [['a', '', 'b'], ['', '']]],
    ['quoted separators, quotes and lines', '"a,b","c ""d""","e\nf"\n', ',', [['a,b', 'c "d"', 'e\nf']]],
    ['quotes within a word', 'Rocco "the rock",x', ',', [['Rocco "the rock"', 'x']]],
    ['blanks around', ' a , b \n', ',', [['a', 'b']]],
    ['a blank after a closing quote', '"a" ,b', ',', [['a', 'b']]],
  ])('is read with %s', (_, text, separator, cells) => expect(rowsOf(text, separator).map(row => row.cells)).toEqual(cells))

  test('knows on which line of the file each row begins', () => {
    expect(rowsOf('a\n"b\nb"\n\nc\n').map(row => row.line)).toEqual([1, 2, 5])
  })

  test.each([
    ['a quote that is never closed', 'a,b\nc,"d\ne,f', 2, 2],
    ['a word after a closing quote', 'a\n"b"c,d', 2, 1],
    ['the same after a quoted line', 'x,"a\nb"c', 2, 2],
  ])('breaks off at %s', (_, text, line, column) => {
    expect(() => rowsOf(text)).toThrow(CsvFault)
    try {
      rowsOf(text)
    } catch (error) {
      expect(error).toMatchObject({ line, column })
    }
  })

  test('of ten thousand rows is read at once', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `Nome ${at};"Cognome, ${at}";n${at}@example.com`).join('\n')
    expect(rowsOf(text, ';')).toHaveLength(10_000)
  })
})

test.each([
  ['a;b;c\n1,5;2', ';'], ['a,b\n', ','], ['a\tb\n', '\t'], ['"a;b;c",d\n', ','], ['alone\n', ';'], ['a,b;c,d', ','],
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
  ] as const)('that are %s', (_, bytes, asked, text, encoding) => expect(decodeTable(bytes, asked)).toEqual({ text, encoding }))
})

describe('columns', () => {
  test.each<[string[], (ImportField | null)[]]>([
    [['Nome', 'Cognome', 'E-mail', 'Cellulare', 'Data di nascita'], ['firstName', 'lastName', 'email', 'phone', 'birthDate']],
    [['First name', 'SURNAME', 'e_mail', 'Mobile phone', 'DOB'], ['firstName', 'lastName', 'email', 'phone', 'birthDate']],
    [['Nome', 'Mail', 'Età'], ['fullName', 'email', null]],
    [['Nominativo', 'Nome'], ['fullName', 'firstName']],
    [['Telefono', 'Cellulare'], ['phone', null]],
    [['constructor', ''], [null, null]],
  ])('%j are %j', (headings, fields) => expect(guessFields(headings)).toEqual(fields))

  test('a first row of somebody is no heading', () => {
    expect(looksLikeHeading(['Mario', 'Rossi', 'mario@example.com'])).toBe(false)
    expect(looksLikeHeading(['Nome', 'Qualcosa'])).toBe(true)
  })
})

describe('a row', () => {
  const reading = { dateOrder: 'day first', countryCode: '+39', today: '2026-05-10' } as const
  const read = (field: ImportField, value: string, more: Partial<{ dateOrder: 'month first', countryCode: string }> = {}) =>
    readClient(['Aldo', value], { ...reading, ...more, fields: ['firstName', field] })

  test.each<[ImportField, string, unknown]>([
    ['phone', '333 123-4567', '+393331234567'], ['phone', '+39 (333) 1234567', '+393331234567'], ['phone', '0039 333 1234567', '+393331234567'],
    ['birthDate', '4/3/1990', '1990-03-04'], ['birthDate', '04.03.1990', '1990-03-04'], ['birthDate', '1990-03-04', '1990-03-04'],
    ['birthDate', '1990-03-04T00:00:00', '1990-03-04'], ['subscriptionEnd', '31/12/2030', '2030-12-31'],
    ['heightCm', '175', 175], ['heightCm', '1,75', 175], ['heightCm', '1.75 m', 175], ['heightCm', '175,5 cm', 175.5],
    ['sex', 'Femmina', 'female'], ['sex', 'M', 'male'], ['language', 'Inglese', 'en'],
    ['tags', 'Gara, Sera; gara', ['Gara', 'Sera', 'gara']], ['email', 'Aldo@Example.com', 'Aldo@Example.com'], ['goal', '\'=2+2', '=2+2'],
  ])('whose %s is %j', (field, value, meant) => {
    expect(read(field, value)).toMatchObject({ draft: { firstName: 'Aldo', [field]: meant } })
  })

  test('whose dates begin with the month', () => {
    expect(read('birthDate', '4/3/1990', { dateOrder: 'month first' })).toMatchObject({ draft: { birthDate: '1990-04-03' } })
  })

  test.each<[ImportField, string, string]>([
    ['email', 'aldo', 'email wrong'], ['email', 'aldo@example', 'email wrong'], ['email', 'a@b.c, d@e.it', 'email wrong'],
    ['email', 'aldo..x@example.com', 'email wrong'],
    ['phone', '12', 'phone wrong'], ['phone', 'none', 'phone wrong'], ['phone', '+0391234567', 'phone wrong'],
    ['birthDate', '30/02/1990', 'date wrong'], ['birthDate', 'ieri', 'date wrong'], ['birthDate', '1/1/90', 'date wrong'],
    ['birthDate', '11/05/2026', 'date ahead'], ['birthDate', '01/01/1899', 'date too long ago'],
    ['heightCm', '17', 'height wrong'], ['heightCm', '900', 'height wrong'], ['sex', '?', 'sex unknown'], ['language', 'fr', 'language unknown'],
    ['goal', 'x'.repeat(501), 'text too long'], ['lastName', 'x'.repeat(81), 'name too long'],
    ['tags', Array.from({ length: 21 }, (_, at) => `t${at}`).join(','), 'too many tags'], ['tags', 'x'.repeat(41), 'text too long'],
  ])('is refused for its %s %j: %s', (field, value, fault) => {
    expect(read(field, value)).toEqual({ fault: { column: 1, fault, value: value.slice(0, 60) } })
  })

  test('needs a name, of whichever kind', () => {
    const fields = ['firstName', 'lastName', 'email'] as const
    expect(readClient(['', 'Serra', ''], { ...reading, fields })).toMatchObject({ draft: { firstName: 'Serra', lastName: '' } })
    expect(readClient(['', '', 'a@b.it'], { ...reading, fields })).toMatchObject({ fault: { fault: 'name missing', column: 0 } })
    expect(readClient(['Aldo'], { ...reading, fields })).toMatchObject({ draft: { firstName: 'Aldo', email: null } })
  })

  test('with more cells than columns is refused, with empty ones more it is not', () => {
    const fields = ['firstName'] as const
    expect(readClient(['Aldo', 'x'], { ...reading, fields })).toMatchObject({ fault: { fault: 'row too long', value: 'x' } })
    expect(readClient(['Aldo', '', ''], { ...reading, fields })).toMatchObject({ draft: { firstName: 'Aldo' } })
  })
})

import { cutCell } from '@allenio/domain/tables'
import { describe, expect, test } from 'vitest'
import { guessFields, looksLikeHeading, parseClient, type ImportField } from './index.ts'

describe('columns', () => {
  test.each<[string[], (ImportField | null)[]]>([
    [
      ['Nome', 'Cognome', 'E-mail', 'Cellulare', 'Data di nascita'],
      ['firstName', 'lastName', 'email', 'phone', 'birthDate'],
    ],
    [
      ['First name', 'SURNAME', 'e_mail', 'Mobile phone', 'DOB'],
      ['firstName', 'lastName', 'email', 'phone', 'birthDate'],
    ],
    [
      ['Nome', 'Mail', 'Età'],
      ['fullName', 'email', null],
    ],
    [
      ['Nominativo', 'Nome'],
      ['fullName', 'firstName'],
    ],
    [
      ['Telefono', 'Cellulare'],
      ['phone', null],
    ],
    [
      ['constructor', ''],
      [null, null],
    ],
    // as TrueCoach mails them, and as TrueCoach and Everfit ask for them in their own imports
    [
      ['First Name', 'Last Name', 'Email', 'Compliance Score', 'Birthday', 'Phone Number', 'Client Type', 'Height', 'Gender'],
      ['firstName', 'lastName', 'email', null, 'birthDate', 'phone', 'type', 'heightCm', 'sex'],
    ],
    [
      ['Client Email', 'Client First Name', 'Client Last Name', 'Client Type', 'Coach Email', 'Group Names'],
      ['email', 'firstName', 'lastName', 'type', null, null],
    ],
    [
      ['FIRST NAME', 'LAST NAME', 'EMAIL', 'CATEGORY', 'SEND INVITE'],
      ['firstName', 'lastName', 'email', 'type', null],
    ],
  ])('%j are %j', (headings, fields) => expect(guessFields(headings)).toEqual(fields))

  test('a first row of somebody is no heading', () => {
    expect(looksLikeHeading(['Mario', 'Rossi', 'mario@example.com'])).toBe(false)
    expect(looksLikeHeading(['Nome', 'Qualcosa'])).toBe(true)
  })
})

describe('a row', () => {
  const reading = { dateOrder: 'day first', countryCode: '+39', today: '2026-05-10' } as const
  const read = (field: ImportField, value: string, more: Partial<{ dateOrder: 'month first'; countryCode: string }> = {}) =>
    parseClient(['Aldo', value], { ...reading, ...more, fields: ['firstName', field] })

  test.each<[ImportField, string, unknown]>([
    ['phone', '333 123-4567', '+393331234567'],
    ['phone', '+39 (333) 1234567', '+393331234567'],
    ['phone', '0039 333 1234567', '+393331234567'],
    ['birthDate', '4/3/1990', '1990-03-04'],
    ['birthDate', '04.03.1990', '1990-03-04'],
    ['birthDate', '1/1/90', '1990-01-01'],
    ['heightCm', '1 m 75', 175],
    ['birthDate', '1990-03-04', '1990-03-04'],
    ['birthDate', '1990-03-04T00:00:00', '1990-03-04'],
    ['subscriptionEnd', '31/12/2030', '2030-12-31'],
    ['heightCm', '175', 175],
    ['heightCm', '1,75', 175],
    ['heightCm', '1.75 m', 175],
    ['heightCm', '175,5 cm', 175.5],
    ['sex', 'Femmina', 'female'],
    ['sex', 'M', 'male'],
    ['language', 'Inglese', 'en'],
    ['tags', 'Gara, Sera; gara', ['Gara', 'Sera', 'gara']],
    ['email', 'Aldo@Example.com', 'Aldo@Example.com'],
    ['goal', "'=2+2", '=2+2'],
  ])('whose %s is %j', (field, value, expected) => {
    expect(read(field, value)).toMatchObject({ draft: { firstName: 'Aldo', [field]: expected } })
  })

  test('whose dates begin with the month', () => {
    expect(read('birthDate', '4/3/1990', { dateOrder: 'month first' })).toMatchObject({ draft: { birthDate: '1990-04-03' } })
  })

  test.each<[ImportField, string, string]>([
    ['email', 'aldo', 'email wrong'],
    ['email', 'aldo@example', 'email wrong'],
    ['email', 'a@b.c, d@e.it', 'email wrong'],
    ['email', 'aldo..x@example.com', 'email wrong'],
    ['phone', '12', 'phone wrong'],
    ['phone', 'none', 'phone wrong'],
    ['phone', '+0391234567', 'phone wrong'],
    ['birthDate', '30/02/1990', 'date wrong'],
    ['birthDate', 'ieri', 'date wrong'],
    ['birthDate', '1/1', 'date wrong'],
    ['birthDate', '11/05/2026', 'date ahead'],
    ['birthDate', '01/01/1899', 'date too long ago'],
    ['heightCm', '17', 'height wrong'],
    ['heightCm', '900', 'height wrong'],
    ['sex', '?', 'sex unknown'],
    ['language', 'fr', 'language unknown'],
    ['goal', 'x'.repeat(501), 'text too long'],
    ['note', 'a\n'.repeat(2000), 'text too long'],
    ['tags', Array.from({ length: 21 }, (_, at) => `t${at}`).join(','), 'too many tags'],
    ['tags', 'x'.repeat(41), 'text too long'],
  ])('loses its %s %j, and is taken: %s', (field, value, fault) => {
    const withoutIt = parseClient(['Aldo'], { ...reading, fields: ['firstName'] })
    expect(read(field, value)).toEqual({ ...withoutIt, dropped: [{ column: 1, fault, value: cutCell(value, 60) }] })
  })

  test('is refused for a name that is too long', () => {
    const value = 'x'.repeat(81)
    expect(read('lastName', value)).toEqual({ fault: { column: 1, fault: 'name too long', value: cutCell(value, 60) } })
  })

  test('takes unusual words for the sex as somebody has said', () => {
    const sexes = [
      { word: 'Sposata', sex: 'female' as const },
      { word: 'boh', sex: null },
    ]
    const readSex = (value: string) => parseClient(['Aldo', value], { ...reading, fields: ['firstName', 'sex'], sexes })
    expect(readSex('sposata')).toMatchObject({ draft: { sex: 'female' }, dropped: [] })
    expect(readSex('Boh.')).toMatchObject({ draft: { sex: null }, dropped: [] })
    expect(readSex('Sig.ra')).toMatchObject({ draft: { sex: 'female' } })
  })

  test('needs a name, of whichever kind', () => {
    const fields = ['firstName', 'lastName', 'email'] as const
    expect(parseClient(['', 'Serra', ''], { ...reading, fields })).toMatchObject({ draft: { firstName: 'Serra', lastName: '' } })
    expect(parseClient(['', '', 'a@b.it'], { ...reading, fields })).toMatchObject({ fault: { fault: 'name missing', column: 0 } })
    expect(parseClient(['Aldo'], { ...reading, fields })).toMatchObject({ draft: { firstName: 'Aldo', email: null } })
  })

  test('with more cells than columns is refused, with empty ones more it is not', () => {
    const fields = ['firstName'] as const
    expect(parseClient(['Aldo', 'x'], { ...reading, fields })).toMatchObject({ fault: { fault: 'row too long', value: 'x' } })
    expect(parseClient(['Aldo', '', ''], { ...reading, fields })).toMatchObject({ draft: { firstName: 'Aldo' } })
  })
})

import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { faultOfWeeks, printHref, parsePrintChoices } from './print-address.ts'

test('the address carries the choices, and leaves out what is none', () => {
  const programUserId = newId()
  const address = printHref('p', {
    programUserId,
    weeks: '1-4, 6',
    emptyColumns: 2,
    hasNotes: 'false',
    hasBrand: 'true',
    hasPictures: 'true',
  })
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  expect(pathname).toBe('/programs/p/pdf')
  const raw = Object.fromEntries(searchParams)
  expect(parsePrintChoices(raw)).toEqual({ programUserId, weeks: '1-4, 6', emptyColumns: 2, hasNotes: 'false', hasPictures: 'true' })
  // the router reads figures and truth from addresses
  expect(parsePrintChoices({ weeks: 3, emptyColumns: 2, hasNotes: false, hasPictures: true })).toEqual({
    weeks: '3',
    emptyColumns: 2,
    hasNotes: 'false',
    hasPictures: 'true',
  })
  expect(
    parsePrintChoices({ weeks: 'all', emptyColumns: 99, paper: 'a3', programUserId: 'x', language: 'xx', hasPictures: 'false' }),
  ).toEqual({})
})

test.each([
  ['', undefined],
  ['1-2', undefined],
  ['2, 1', undefined],
  ['9', 'weeksMissing'],
  ['1-3', 'weeksMissing'],
  ['0', 'weeksMissing'],
  ['una', 'weeksWrong'],
])('of two weeks «%s» is %s', (text, fault) => {
  expect(faultOfWeeks(text, 2)).toBe(fault)
})

import { expect, test } from 'vitest'
import { parseDay, parseHeight, parsePhone, parseTime, parseWeight, phoneForSheets, spacedPhone } from './index.ts'

// a Saturday
const today = '2026-11-21'

test.each([
  ['oggi', '2026-11-21'],
  ['Ieri', '2026-11-20'],
  ['domani ', '2026-11-22'],
  ['l’altro ieri', '2026-11-19'],
  ['dopodomani', '2026-11-23'],
  ['tomorrow', '2026-11-22'],
  ['+7', '2026-11-28'],
  ['-3', '2026-11-18'],
  ['sabato', '2026-11-21'],
  ['lun', '2026-11-23'],
  ['venerdì', '2026-11-27'],
  ['Friday', '2026-11-27'],
  ['2026-11-22', '2026-11-22'],
  ['2026/1/5', '2026-01-05'],
  ['1990-03-04T00:00:00', '1990-03-04'],
  ['22/11/2026', '2026-11-22'],
  ['22-11-26', '2026-11-22'],
  ['4.3.85', '1985-03-04'],
  ['4 3 1990', '1990-03-04'],
  ['22112026', '2026-11-22'],
  ['22/11', '2026-11-22'],
  ['22/11/', '2026-11-22'],
  ['31/12', '2026-12-31'],
  ['2/1', '2027-01-02'],
  ['22', '2026-11-22'],
  ['5', '2026-12-05'],
  ['22 nov 2026', '2026-11-22'],
  ['sab 22 novembre', '2026-11-22'],
  ['1 set', '2026-09-01'],
  ['Mar 5 2026', '2026-03-05'],
  ['November 22', '2026-11-22'],
  ['29/2/2028', '2028-02-29'],
])('%j is the day %s', (text, day) => expect(parseDay(text, { today })).toBe(day))

test.each([
  ['22/11', 'past', '2025-11-22'],
  ['22/11', 'future', '2026-11-22'],
  ['20/11', 'past', '2026-11-20'],
  ['20/11', 'future', '2027-11-20'],
  ['21/11', 'past', '2026-11-21'],
  ['21/11', 'future', '2026-11-21'],
  ['22', 'past', '2026-10-22'],
  ['5', 'future', '2026-12-05'],
  ['venerdì', 'past', '2026-11-20'],
  ['venerdì', 'future', '2026-11-27'],
  ['2 gennaio', 'past', '2026-01-02'],
] as const)('%j leaning to the %s is %s', (text, leaning, day) => expect(parseDay(text, { today, leaning })).toBe(day))

test.each([
  '',
  ' ',
  'x',
  '32',
  '30/02/2026',
  '31/4',
  '1/13',
  '0/1',
  '22/11/199',
  'marzo',
  'boh 22',
  '12345678901',
  '99991399',
  'NaN',
  '2026-02-30',
  'domanica123',
])('%j is no day', text => expect(parseDay(text, { today })).toBeUndefined())

test.each(['ieri', '22/11', '22', '+7', 'lunedì', '5 marzo'])('%j has no year', text =>
  expect(parseDay(text, { today, needsYear: true })).toBeUndefined(),
)

test('a month may come first', () => expect(parseDay('4/3/1990', { today, order: 'month first' })).toBe('1990-04-03'))

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['1915', '19:15'],
  ['21.5', '21:05'],
  ['9,30', '09:30'],
  ['9 pm', '21:00'],
  ['12am', '00:00'],
  ['9h30', '09:30'],
  ['0', '00:00'],
])('%j is the time %s', (text, time) => expect(parseTime(text)).toBe(time))

test.each(['', '24', '9:60', '13pm', '99999', 'x', '-1'])('%j is no time', text => expect(parseTime(text)).toBeUndefined())

test.each([
  ['333 1234567', '+393331234567'],
  ['333 123-4567', '+393331234567'],
  ['+39 (333) 1234567', '+393331234567'],
  ['0039 333 1234567', '+393331234567'],
  ['+1 202.555.0123', '+12025550123'],
])('%j is the telephone %s', (text, phone) => expect(parsePhone(text, '+39')).toBe(phone))

test('another country’s number loses the zero that is dialled within the country', () => {
  expect(parsePhone('07700 900123', '+44')).toBe('+447700900123')
  expect(parsePhone('049 123 4567', '+39')).toBe('+390491234567')
})

test.each([
  ['+393331234567', '+39 333 1234567'],
  ['+12025550123', '+12025550123'],
])('%s is written %s', (phone, text) => expect(spacedPhone(phone)).toBe(text))

test.each([
  ['+393331234567', '0039 3331234567'],
  ['+390491234567', '0039 0491234567'],
  ['+12025550123', '001 2025550123'],
  ['+447700900123', '0044 7700900123'],
  ['+3531234567', '00353 1234567'],
  ['+3781234567', '00378 1234567'],
  ['+9711234567', '00971 1234567'],
  ['+79123456789', '007 9123456789'],
])('%s stands in a spreadsheet as %s, and is read again', (phone, text) => {
  expect(phoneForSheets(phone)).toBe(text)
  expect(parsePhone(text, '+39')).toBe(phone)
})

test.each(['12', 'none', '+0391234567', '+39 333 123456789012'])('%j is no telephone', text =>
  expect(parsePhone(text, '+39')).toBeUndefined(),
)

test.each([
  ['168', 168],
  ['168 cm', 168],
  ['1,68', 168],
  ['1.68 m', 168],
  ['1 m 68', 168],
  ['1m68', 168],
  ['175,5 cm', 175.5],
])('%j is %d cm', (text, height) => expect(parseHeight(text)).toBe(height))

test.each(['', 'x', '5 kg', '1,681', '16x'])('%j is no height', text => expect(parseHeight(text)).toBeUndefined())

test.each([
  ['78', 78],
  ['78,4', 78.4],
  ['78.45', 78.45],
  [' 78,4 kg', 78.4],
  ['78kg.', 78],
  ['78 chili', 78],
  ['78 e mezzo', 78.5],
  ['78 e mezzo kg', 78.5],
  ['78,', 78],
  ['78,456', 78.46],
])('%j is %d kg', (text, kg) => expect(parseWeight(text)).toBe(kg))

test.each(['', 'x', '7 cm', '78 lb', '78,4567', '-78', '78,4 e mezzo', '1978'])('%j is no weight', text =>
  expect(parseWeight(text)).toBeUndefined(),
)

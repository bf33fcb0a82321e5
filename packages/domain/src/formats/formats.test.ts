import { expect, test } from 'vitest'
import { romeDay } from '@allenio/domain/days'
import {
  fileTooLarge,
  formatAgo,
  formatBytes,
  formatDay,
  formatDayTime,
  formatDecimal,
  formatFullDay,
  formatInteger,
  formatMoney,
  formatMonth,
  formatPercent,
  formatRestTime,
  formatShortDay,
  formatSigned,
  formatTime,
  formatWeekday,
  formatWeight,
  maxFile,
  overFileLimit,
} from './index.ts'

// the blank between a figure and its sign may be a narrow or a no-break space
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['2025-03-12', '12 mar 2025', '12 Mar 2025'],
  ['2025-09-01', '1 set 2025', '1 Sep 2025'],
  ['2024-02-29', '29 feb 2024', '29 Feb 2024'],
  ['2025-12-31T22:59:00Z', '31 dic 2025', '31 Dec 2025'],
  // midnight in Rome comes before midnight in Greenwich
  ['2025-12-31T23:00:00Z', '1 gen 2026', '1 Jan 2026'],
  ['2025-06-30T22:00:00Z', '1 lug 2025', '1 Jul 2025'],
])('the day of %s', (when, it, en) => {
  expect([formatDay('it', when), formatDay('en', when)]).toEqual([it, en])
})

test.each([
  ['2025-01-15T17:05:00Z', '18:05'],
  ['2025-07-15T17:05:00Z', '19:05'],
  ['2025-07-15T22:00:00Z', '00:00'],
  ['2025-03-12', ''],
  // at the end of summer time this hour comes twice
  ['2025-10-26T00:30:00Z', '02:30'],
  ['2025-10-26T01:30:00Z', '02:30'],
])('the clock of %s is %s', (when, time) => {
  expect(formatTime(when)).toBe(time)
})

test('days with their clock, months and weekdays', () => {
  expect(formatDayTime('it', '2025-03-12T17:05:00Z')).toBe('12 mar 2025, 18:05')
  expect(formatDayTime('en', '2025-03-12')).toBe('12 Mar 2025')
  expect([formatMonth('it', '2025-08-01'), formatMonth('en', '2025-08-01')]).toEqual(['agosto 2025', 'August 2025'])
  expect([formatShortDay('it', '2025-03-12'), formatShortDay('en', '2025-09-01')]).toEqual(['12 mar', '1 Sep'])
  expect([formatFullDay('it', '2025-03-12'), formatFullDay('en', '2025-03-12')]).toEqual(['mercoledì 12 marzo', 'Wednesday 12 March'])
  expect(formatFullDay('it', '2025-03-12', '2025-12-31')).toBe('mercoledì 12 marzo')
  expect(formatFullDay('en', '2025-03-12', '2024-12-31')).toBe('Wednesday 12 March 2025')
  expect([formatWeekday('it', '2025-03-12'), formatWeekday('en', '2025-03-12')]).toEqual(['mercoledì', 'Wednesday'])
  expect(romeDay(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01')
})

const now = new Date('2025-03-12T11:00:00Z') // noon in Rome
test.each([
  ['2025-03-12T10:59:31Z', 'adesso', 'now'],
  ['2025-03-12T10:48:00Z', '12\u00a0min fa', '12\u00a0min ago'],
  ['2025-03-12T10:00:00Z', '1 ora fa', '1 hour ago'],
  ['2025-03-12T01:00:00Z', '10 ore fa', '10 hours ago'],
  ['2025-03-11T22:59:00Z', 'ieri', 'yesterday'],
  ['2025-03-11', 'ieri', 'yesterday'],
  ['2025-03-12', 'oggi', 'today'],
  ['2025-03-13', 'domani', 'tomorrow'],
  ['2025-03-09T12:00:00Z', '3 giorni fa', '3 days ago'],
  ['2025-03-05', '5 mar 2025', '5 Mar 2025'],
  ['2025-03-12T11:30:00Z', 'tra 30\u00a0min', 'in 30\u00a0min'],
  ['2025-03-12T13:00:00Z', 'tra 2 ore', 'in 2 hours'],
  ['2025-03-14', 'tra 2 giorni', 'in 2 days'],
])('%s is %s', (when, it, en) => {
  expect([formatAgo('it', when, now), formatAgo('en', when, now)]).toEqual([it, en])
})

test('what happened late last night is hours ago, not yesterday', () => {
  expect(formatAgo('it', '2025-03-11T22:00:00Z', new Date('2025-03-12T00:30:00Z'))).toBe('2 ore fa')
})

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1240, '1.240', '1,240'],
  [1_234_567, '1.234.567', '1,234,567'],
  [-1240, '-1.240', '-1,240'],
  [-0, '0', '0'],
  [1239.6, '1.240', '1,240'],
  [-0.4, '0', '0'],
])('the integer %d', (value, it, en) => {
  expect([formatInteger('it', value), formatInteger('en', value)]).toEqual([it, en])
})

test.each([
  [1240.55, undefined, '1.240,6', '1,240.6'],
  [72, undefined, '72', '72'],
  [72, { least: 1 }, '72,0', '72.0'],
  [0.125, { most: 3 }, '0,125', '0.125'],
  [72.456, { least: 2 }, '72,46', '72.46'],
])('the decimal %d %j', (value, decimals, it, en) => {
  expect([formatDecimal('it', value, decimals), formatDecimal('en', value, decimals)]).toEqual([it, en])
})

test('weights and percentages', () => {
  expect([formatWeight('it', 72.5), formatWeight('en', 72.25), formatWeight('it', 100)]).toEqual([
    '72,5\u00a0kg',
    '72.25\u00a0kg',
    '100\u00a0kg',
  ])
  expect([formatPercent('it', 12.5), formatPercent('en', 100)]).toEqual(['12,5%', '100%'])
})

test.each([
  [0, '00:00'],
  [5, '00:05'],
  [90, '01:30'],
  [3599, '59:59'],
  [3600, '60:00'],
  [3601, '1:00:01'],
  [7325, '2:02:05'],
  [-3, '00:00'],
])('a rest of %i seconds is %s', (seconds, text) => {
  expect(formatRestTime(seconds)).toBe(text)
})

test.each([
  [1250, 'EUR', '12,50 €', '€12.50'],
  [124_000, 'EUR', '1.240,00 €', '€1,240.00'],
  [0, 'USD', '0,00 USD', '$0.00'],
  [-500, 'EUR', '-5,00 €', '-€5.00'],
])('%i cents of %s', (cents, currency, it, en) => {
  expect([plain(formatMoney('it', cents, currency)), plain(formatMoney('en', cents, currency))]).toEqual([it, en])
})

test.each([
  [0, '0\u00a0B'],
  [1023, '1.023\u00a0B'],
  [1024, '1\u00a0KB'],
  [1_048_575, '1\u00a0MB'],
  [3_565_158, '3,4\u00a0MB'],
  [104_857_600, '100\u00a0MB'],
  [5 * 1024 ** 3, '5\u00a0GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes('it', bytes)).toBe(text)
})

test('the size and the kind of a file are worded', () => {
  expect([maxFile('it', 5), maxFile('en', 5)]).toEqual(['Max 5\u00a0MB', 'Max 5\u00a0MB'])
  expect([overFileLimit('it', 5), overFileLimit('en', 5)]).toEqual([
    'Il file supera il limite di 5\u00a0MB',
    'The file exceeds the 5\u00a0MB limit',
  ])
  expect(fileTooLarge('en', 100)).toBe('The file size is too large. The maximum file size is 100\u00a0MB.')
})

test.each([
  [1.25, { most: 1 }, '+1,3'],
  [-0.8, {}, '−0,8'],
  [-1, { least: 1 }, '−1,0'],
  [1240.5, {}, '+1.240,5'],
  [-0.04, {}, '0'],
  [0, { least: 1 }, '0'],
])('a change of %s with %j is %s', (value, decimals, text) => {
  expect(formatSigned('it', value, decimals)).toBe(text)
})

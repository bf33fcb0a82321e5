import { expect, test } from 'vitest'
import { alertMailMoment, alertMoment, isOn, mailMoment, messageMailMoment, presetWishes, pushMoment, quietUntil } from './index.ts'

const rome = 'Europe/Rome'
const at = (moment: string) => Date.parse(moment)
const shortTime = (moment: number | null | undefined) => (typeof moment === 'number' ? new Date(moment).toISOString().slice(0, 16) : moment)
const night = { from: '22:00', to: '07:30' }
const nap = { from: '13:00', to: '15:00' }

test.each([
  ['before it begins', night, '2026-01-15T20:59:00Z', undefined],
  ['as it begins', night, '2026-01-15T21:00:00Z', '2026-01-16T06:30'],
  ['after midnight', night, '2026-01-16T02:00:00Z', '2026-01-16T06:30'],
  ['as it ends', night, '2026-01-16T06:30:00Z', undefined],
  ['within one day', nap, '2026-01-15T12:30:00Z', '2026-01-15T14:00'],
  ['within one day, over', nap, '2026-01-15T14:00:00Z', undefined],
  ['in summer', night, '2026-07-15T20:00:00Z', '2026-07-16T05:30'],
  // clocks go forward that night: it is an hour shorter
  ['the night of March', night, '2026-03-28T22:00:00Z', '2026-03-29T05:30'],
  ['without', null, '2026-01-15T23:00:00Z', undefined],
])('quiet %s', (_, quiet, now, end) => expect(shortTime(quietUntil(quiet, rome, at(now)))).toBe(end))

test.each([
  ['at once', {}, '2026-01-15T10:20:00Z', '2026-01-15T10:20'],
  ['hourly', { pace: 'hourly' as const }, '2026-01-15T10:20:00Z', '2026-01-15T11:00'],
  ['hourly on the hour', { pace: 'hourly' as const }, '2026-01-15T11:00:00Z', '2026-01-15T12:00'],
  ['daily before the hour', { pace: 'daily' as const }, '2026-01-15T06:59:00Z', '2026-01-15T07:00'],
  ['daily after it', { pace: 'daily' as const }, '2026-01-15T07:00:00Z', '2026-01-16T07:00'],
  ['daily over a change of the clock', { pace: 'daily' as const }, '2026-03-28T09:00:00Z', '2026-03-29T06:00'],
  ['never', { pace: 'never' as const }, '2026-01-15T10:20:00Z', null],
  ['at once in quiet hours', { quietHours: night }, '2026-01-15T23:00:00Z', '2026-01-16T06:30'],
  ['daily in quiet hours', { pace: 'daily' as const, hour: 6, quietHours: night }, '2026-01-15T10:00:00Z', '2026-01-16T06:30'],
])('a mail leaves %s', (_, wishes, now, moment) =>
  expect(shortTime(mailMoment({ ...presetWishes, ...wishes }, rome, at(now)))).toBe(moment),
)

test.each<[string, object | null, string, string, string]>([
  ['without quiet hours at its moment', null, '2026-01-16T05:00:00Z', '2026-01-16T05:30:00Z', '2026-01-16T05:00'],
  ['outside of them at its moment', night, '2026-01-15T20:00:00Z', '2026-01-15T22:00:00Z', '2026-01-15T20:00'],
  ['at its moment where they end before the start', night, '2026-01-16T05:00:00Z', '2026-01-16T08:00:00Z', '2026-01-16T05:00'],
  ['at its moment where they end with the start', night, '2026-01-16T05:00:00Z', '2026-01-16T06:30:00Z', '2026-01-16T05:00'],
  ['before them where the start lies within', night, '2026-01-16T04:00:00Z', '2026-01-16T05:00:00Z', '2026-01-15T20:59'],
  ['before them on the same evening', night, '2026-01-15T21:30:00Z', '2026-01-15T22:30:00Z', '2026-01-15T20:59'],
  ['before them by day', nap, '2026-01-15T12:30:00Z', '2026-01-15T13:00:00Z', '2026-01-15T11:59'],
  ['before them over a change of the clock', night, '2026-03-29T03:00:00Z', '2026-03-29T04:00:00Z', '2026-03-28T20:59'],
])('an alert leaves %s', (_, quietHours, due, start, moment) => {
  const wishes = { ...presetWishes, quietHours: quietHours as typeof night | null }
  expect(shortTime(alertMoment(wishes, rome, { at: at(due), startsAt: at(start) }))).toBe(moment)
})

test.each([
  ['at once', {}, '2026-01-15T10:00'],
  ['with the hourly one, if that comes before the start', { pace: 'hourly' as const }, '2026-01-15T11:00'],
  ['at once, if the daily one comes after it', { pace: 'daily' as const }, '2026-01-15T10:00'],
  ['never', { pace: 'never' as const }, null],
])('the mail of an alert leaves %s', (_, wishes, moment) => {
  const times = { now: at('2026-01-15T10:00:00Z'), startsAt: at('2026-01-15T12:00:00Z') }
  expect(shortTime(alertMailMoment({ ...presetWishes, ...wishes }, rome, times))).toBe(moment)
})

test('a message waits to be read, whatever the pace of other mails', () => {
  const now = at('2026-01-15T10:00:00Z')
  expect(shortTime(messageMailMoment({ ...presetWishes, pace: 'never' }, rome, now))).toBe('2026-01-15T11:00')
  expect(messageMailMoment({ ...presetWishes, unreadMessageMinutes: null }, rome, now)).toBeNull()
  expect(shortTime(messageMailMoment({ ...presetWishes, quietHours: night }, rome, at('2026-01-15T20:30:00Z')))).toBe('2026-01-16T06:30')
})

test('push waits for the end of quiet hours in the person’s own zone', () => {
  const wishes = { ...presetWishes, quietHours: night }
  expect(shortTime(pushMoment(wishes, rome, at('2026-01-15T23:00:00Z')))).toBe('2026-01-16T06:30')
  expect(shortTime(pushMoment(wishes, 'America/New_York', at('2026-01-15T23:00:00Z')))).toBe('2026-01-15T23:00')
})

test('what is always or never so is not chosen', () => {
  const presets = { inApp: 'always', push: true, mail: 'never' } as const
  const choice = { inApp: false, push: false, mail: true }
  expect((['inApp', 'push', 'mail'] as const).map(channel => isOn(presets, choice, channel))).toEqual([true, false, false])
  expect(isOn(presets, undefined, 'push')).toBe(true)
})

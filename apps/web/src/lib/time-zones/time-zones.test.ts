import { expect, test } from 'vitest'
import { zoneChoices, zoneLabel } from './time-zones.ts'

const winter = new Date('2025-01-15T12:00:00Z')
const summer = new Date('2025-07-15T12:00:00Z')

test.each([
  ['Europe/Rome', winter, 'Europe, Rome (UTC+1)'],
  ['Europe/Rome', summer, 'Europe, Rome (UTC+2)'],
  ['America/New_York', winter, 'America, New York (UTC-5)'],
  ['Asia/Kolkata', winter, 'Asia, Kolkata (UTC+5:30)'],
  ['UTC', winter, 'UTC (UTC)'],
])('%s is shown as it is on that day', (zone, at, label) => {
  expect(zoneLabel(zone, at)).toBe(label)
})

test('the choices hold one’s own zone once', () => {
  const values = zoneChoices('Europe/Rome', winter).map(({ value }) => value)
  expect(values.filter(value => value === 'Europe/Rome')).toHaveLength(1)
  expect(values.length).toBeGreaterThan(300)
})

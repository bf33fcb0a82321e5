import { expect, test } from 'vitest'
import { printMinutes, totalMinutes } from './minutes.ts'

test.each([
  [{ prepMinutes: null, cookMinutes: null }, null],
  [{ prepMinutes: 10, cookMinutes: null }, 10],
  [{ prepMinutes: null, cookMinutes: 0 }, 0],
  [{ prepMinutes: 15, cookMinutes: 30 }, 45],
])('%o is %s', (times, minutes) => expect(totalMinutes(times)).toBe(minutes))

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
  [1500, '25 h'],
])('%i minutes are written %s', (minutes, text) => expect(printMinutes(minutes).replaceAll('\u00a0', ' ')).toBe(text))

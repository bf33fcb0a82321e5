import { expect, test } from 'vitest'
import { nextDay, parseWeightList } from './weight-list.ts'

const today = '2026-11-20'
const read = (text: string) => parseWeightList(text, today).map(({ day, kg, note }) => [day, kg, note])

test.each([
  ['12/03/2026 72,5', '2026-03-12', '72,5', ''],
  ['12/03/2026\t72,5\tdopo il viaggio', '2026-03-12', '72,5', 'dopo il viaggio'],
  ['2026-03-12;72.5;nota', '2026-03-12', '72.5', 'nota'],
  ['12.3.26 - 72 kg', '2026-03-12', '72', ''],
  ['12 mar 2026: 72,5 kg, a digiuno', '2026-03-12', '72,5', 'a digiuno'],
  ['12 marzo 72,5', '2026-03-12', '72,5', ''],
  ['12 mar 72 kg', '2026-03-12', '72', ''],
  ['12 marzo 72 e mezzo, a digiuno', '2026-03-12', '72 e mezzo', 'a digiuno'],
  ['3 Dec 80.25', '2025-12-03', '80.25', ''],
  ['20/11 70', '2026-11-20', '70', ''],
  ['21/11 70', '2025-11-21', '70', ''],
  ['72,5 12/03/2026', '2026-03-12', '72,5', ''],
  ['72,5 kg 12 mar', '2026-03-12', '72,5', ''],
  ['"2026-03-12","72.5"', '2026-03-12', '72.5', ''],
  ['2026-03-12T07:30:00Z 72.5', '2026-03-12', '72.5', ''],
  ['12/03/2026', '2026-03-12', '', ''],
  ['31/02/2026 72', undefined, '', '31/02/2026 72'],
  ['72,5', undefined, '72,5', ''],
  ['12/03/2026 900', '2026-03-12', '900', ''],
])('%j', (line, day, kg, note) => expect(read(line)).toEqual([[day, kg, note]]))

test('headings and empty lines are nobody’s weights', () =>
  expect(read('Data;Peso\n\n01/03/2026;80\r\n08/03/2026;79,4\n')).toEqual([
    ['2026-03-01', '80', ''],
    ['2026-03-08', '79,4', ''],
  ]))

test('one line that can only be month first turns the whole list', () =>
  expect(read('03/12/2026 80\n03/25/2026 79').map(([day]) => day)).toEqual(['2026-03-12', '2026-03-25']))

test.each([
  [[], '2026-11-20'],
  [['2026-11-20'], '2026-11-19'],
  [['2026-11-20', '2026-11-13'], '2026-11-06'],
  [['2026-11-06', '2026-11-13'], '2026-11-20'],
  [['2026-11-13', '2026-11-20'], ''],
  [['2026-11-20', ''], ''],
  [['2026-11-20', '2026-11-20'], ''],
])('after %j comes %j', (days, next) => expect(nextDay(days, today)).toBe(next))

import { expect, test } from 'vitest'
import { ageOn, arePausesOverlapping, currentPause, fullName, isPaused, splitName, type Pause } from './index.ts'

test.each([
  ['1990-05-10', '2026-05-09', 35],
  ['1990-05-10', '2026-05-10', 36],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-05-10', '2026-05-10', 0],
])('born on %s, on %s one is %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age))

test.each([
  ['Mario Rossi', 'Mario', 'Rossi'],
  ['  Maria  Grazia  De Luca ', 'Maria', 'Grazia De Luca'],
  ['Madonna', 'Madonna', ''],
  ['', '', ''],
])('"%s" is first name %s and last name %s', (whole, firstName, lastName) => expect(splitName(whole)).toEqual({ firstName, lastName }))

test('who has one name is called by it', () => {
  expect(fullName({ first_name: 'Madonna', last_name: '' })).toBe('Madonna')
})

const pause = (from: string, until: string | null): Pause => ({ from, until })

test.each([
  [pause('2026-03-02', '2026-03-08'), '2026-03-01', false],
  [pause('2026-03-02', '2026-03-08'), '2026-03-02', true],
  [pause('2026-03-02', '2026-03-08'), '2026-03-08', true],
  [pause('2026-03-02', '2026-03-08'), '2026-03-09', false],
  [pause('2026-03-02', null), '2036-03-02', true],
])('in %o %s rests: %s', (each, day, isResting) => expect(isPaused([each], day)).toBe(isResting))

test.each([
  [pause('2026-03-02', '2026-03-08'), pause('2026-03-09', null), false],
  [pause('2026-03-02', '2026-03-08'), pause('2026-03-08', '2026-03-08'), true],
  [pause('2026-03-02', null), pause('2026-05-01', '2026-05-08'), true],
  [pause('2026-03-02', null), pause('2026-02-01', '2026-03-01'), false],
  [pause('2026-03-02', null), pause('2027-01-01', null), true],
])('%o and %o meet: %s', (one, other, meets) =>
  expect([arePausesOverlapping(one, other), arePausesOverlapping(other, one)]).toEqual([meets, meets]),
)

test('the pause that is shown is the one of today, or the next', () => {
  const pauses = [pause('2026-05-01', '2026-05-08'), pause('2026-03-02', '2026-03-08'), pause('2026-04-01', '2026-04-02')]
  expect(['2026-03-08', '2026-03-09', '2026-05-09'].map(today => currentPause(pauses, today)?.from)).toEqual([
    '2026-03-02',
    '2026-04-01',
    undefined,
  ])
})

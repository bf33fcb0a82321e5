import { expect, test } from 'vitest'
import { pointInDays, pointInHours } from './pointer.ts'

const box = { left: 100, top: -200, width: 700, height: 1440 }
const columns = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => ({ key: day, day }))

test.each([
  [{ x: 100, y: -200 }, 'mon', 0],
  [{ x: 350, y: 400 }, 'wed', 600],
  // beside the grid it is the nearest place
  [{ x: 0, y: -900 }, 'mon', 0],
  [{ x: 2000, y: 5000 }, 'sun', 1440],
])('at %j it is %s, minute %i', (position, day, minute) => {
  expect(pointInHours(box, position, columns)).toEqual({ day, personId: undefined, minute })
})

test.each([
  [{ x: 110, y: -190 }, 'mon'],
  [{ x: 790, y: 500 }, 'sun'],
  [{ x: 110, y: 1200 }, 'next mon'],
  [{ x: 3000, y: 3000 }, 'next sun'],
])('in rows of days, at %j it is %s', (position, day) => {
  const weeks = [...columns, ...columns.map(({ day: name }) => ({ key: `next ${name}`, day: `next ${name}` }))]
  expect(pointInDays(box, position, { columns: weeks, inRow: 7 })).toEqual({ day, personId: undefined })
})

test('without columns there is no place', () => {
  expect(pointInHours(box, { x: 0, y: 0 }, [])).toBeUndefined()
  expect(pointInDays(box, { x: 0, y: 0 }, { columns: [], inRow: 7 })).toBeUndefined()
})

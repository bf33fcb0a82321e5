import { expect, test } from 'vitest'
import { courseOn } from './own-assignments.ts'

const span = (startDay: string, lastDay: string | null = null) => ({ startDay, lastDay })

const [march, april, may] = [span('2026-03-01', '2026-03-31'), span('2026-04-01', '2026-04-30'), span('2026-05-01')]

test.each([
  ['2026-02-28', { current: undefined, upcoming: [march, april, may], past: [] }],
  ['2026-03-01', { current: march, upcoming: [april, may], past: [] }],
  ['2026-03-31', { current: march, upcoming: [april, may], past: [] }],
  ['2026-04-01', { current: april, upcoming: [may], past: [march] }],
  ['2026-06-01', { current: may, upcoming: [], past: [april, march] }],
])('on %s', (today, course) => {
  expect(courseOn([may, march, april], today)).toEqual(course)
})

test('nothing was assigned', () => {
  expect(courseOn([], '2026-03-01')).toEqual({ current: undefined, upcoming: [], past: [] })
})

test('of two that are open the later one counts', () => {
  expect(courseOn([span('2026-03-01'), may], '2026-05-02').current).toBe(may)
})

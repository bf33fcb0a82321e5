import { expect, test } from 'vitest'
import { courseOf } from './course-line.tsx'

const followed = (id: string, startDay: string, endDay: string | null = null) => ({ id, title: id.toUpperCase(), startDay, endDay })

const isPlan = ({ id }: { id: string }) => id === 'plan'

test.each([
  [null, [], { kind: 'first', next: null }],
  [followed('plan', '2026-11-01'), [], { kind: 'renews', title: 'PLAN', startDay: '2026-11-01', lastDay: '2026-11-24', next: null }],
  [followed('x', '2026-11-01'), [], { kind: 'ends', title: 'X', startDay: '2026-11-01', lastDay: '2026-11-24', next: null }],
  [followed('x', '2026-11-25'), [], { kind: 'replaces', title: 'X', startDay: '2026-11-25', lastDay: '2026-11-24', next: null }],
  [followed('x', '2026-11-01', '2026-11-20'), [], { kind: 'ends', title: 'X', lastDay: '2026-11-20', next: null }],
  [null, [followed('y', '2026-12-01')], { kind: 'first', next: { title: 'Y', lastDay: '2026-11-30' } }],
  [
    followed('x', '2026-11-01'),
    [followed('y', '2026-11-25'), followed('z', '2026-12-10')],
    { kind: 'replaces', title: 'Y', next: { title: 'Z', lastDay: '2026-12-09' } },
  ],
  // the assignment itself, moved to an earlier day
  [null, [followed('plan', '2026-12-01')], { kind: 'first', next: { isSame: true } }],
])('%o and %o', (current, upcoming, course) => {
  expect(courseOf({ current, upcoming }, { startDay: '2026-11-25', endDay: '' }, isPlan)).toMatchObject(course)
})

test('the next plan is not named if the assigned one ends before it, and there is no course without a day', () => {
  const facts = { current: null, upcoming: [followed('y', '2026-12-01')] }
  expect(courseOf(facts, { startDay: '2026-11-25', endDay: '2026-11-30' }, isPlan)?.next).toBeNull()
  expect(courseOf(facts, { startDay: 'doma', endDay: '' }, isPlan)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { clientsAllowed, mostClientsOfPlans, placesLeft, planStanding, type Plan, type PlanStanding } from './plan-state.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const hour = 3_600_000
const from = (hours: number) => new Date(now + hours * hour).toISOString()
const plan = (maxClients: number | null, endsIn?: number): Plan => ({ maxClients, endsAt: endsIn === undefined ? null : from(endsIn) })

type Row = [name: string, trialEndsIn: number, plan: Plan | null, active: number, expected: Partial<PlanStanding>, places: number | null]

const rows: Row[] = [
  ['the trial has just begun', 720, null, 0, { kind: 'trial', daysLeft: 30 }, null],
  ['the trial limits nothing', 48, null, 4_000, { kind: 'trial', daysLeft: 2 }, null],
  ['the last minute of the trial is a day', 0.01, null, 9, { kind: 'trial', daysLeft: 1 }, null],
  ['the trial ended with nobody', -1, null, 0, { kind: 'free' }, 5],
  ['the trial ended with five', -1, null, 5, { kind: 'free' }, 0],
  ['the trial ended with six, an hour ago', -1, null, 6, { kind: 'grace', ended: 'trial', hoursLeft: 71, maxClients: null }, null],
  ['the trial ended this instant', 0, null, 6, { kind: 'grace', hoursLeft: 72 }, null],
  ['the grace is in its last half hour', -71.5, null, 6, { kind: 'grace', hoursLeft: 1 }, null],
  ['the grace is over to the second', -72, null, 6, { kind: 'over', ended: 'trial' }, 0],
  ['long over, and reduced to four', -2_000, null, 4, { kind: 'free' }, 1],
  ['long over, with six', -2_000, null, 6, { kind: 'over', ended: 'trial' }, 0],
  ['a plan that runs on', -2_000, plan(15), 9, { kind: 'plan', maxClients: 15 }, 6],
  ['a plan that is full', -2_000, plan(15), 15, { kind: 'plan', maxClients: 15 }, 0],
  ['a plan that was made smaller', -2_000, plan(15), 20, { kind: 'plan', maxClients: 15 }, 0],
  ['a plan without a limit', -2_000, plan(null), 5_000, { kind: 'plan', maxClients: null }, null],
  ['a plan beside the trial', 100, plan(15), 20, { kind: 'plan', maxClients: null }, null],
  ['a plan beside the trial, its first minute over', -0.1, plan(15), 20, { kind: 'plan', maxClients: 15 }, 0],
  ['a plan that ends later', -2_000, plan(30, 5), 9, { kind: 'plan', maxClients: 30 }, 21],
  ['a plan that ended within the trial', 48, plan(15, -5), 20, { kind: 'trial', daysLeft: 2 }, null],
  ['a plan that ended with five', -2_000, plan(15, -5), 5, { kind: 'grace', ended: 'plan', hoursLeft: 67, maxClients: 15 }, 10],
  ['a plan that ended long ago with five', -2_000, plan(15, -73), 5, { kind: 'free' }, 0],
  ['a plan that ended before the trial did, with five', -10, plan(15, -50), 5, { kind: 'free' }, 0],
  ['a plan that ended with nine', -2_000, plan(15, -5), 9, { kind: 'grace', ended: 'plan', hoursLeft: 67, maxClients: 15 }, 6],
  [
    'a plan that ended before the trial did',
    -10,
    plan(15, -50),
    9,
    { kind: 'grace', ended: 'trial', hoursLeft: 62, maxClients: null },
    null,
  ],
  ['a plan that ended long ago', -2_000, plan(15, -73), 9, { kind: 'over', ended: 'plan' }, 0],
]

test.each(rows)('%s', (_, trialEndsIn, own, activeClients, expected, places) => {
  const standing = planStanding({ trialEndsAt: from(trialEndsIn), plan: own, activeClients }, now)
  expect(standing).toMatchObject(expected)
  expect(placesLeft(standing, activeClients)).toBe(places)
})

describe('what is allowed', () => {
  test('five where neither trial nor plan runs', () => {
    expect(clientsAllowed({ kind: 'free' })).toBe(5)
    expect(clientsAllowed({ kind: 'over', ended: 'plan' })).toBe(5)
  })
  test('three hundred is the most with a price', () => {
    expect(mostClientsOfPlans).toBe(300)
  })
})

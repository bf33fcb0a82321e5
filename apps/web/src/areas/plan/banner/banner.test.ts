import { expect, test } from 'vitest'
import { bannerOf, isSaying, quietTrialDays } from './banner.ts'
import type { PlanState } from './banner.ts'

const calm: PlanState = {
  in_buffer: false,
  hours: 0,
  max_free_exceeded: false,
  max_clients_of_plans: 300,
  max_clients: 5,
  active_clients: 3,
  max_clients_exceeded: false,
  expiredServices: [],
  paymentFailed: false,
  isNearlyFull: false,
  remainingTrialDays: 0,
}

test('nothing to say', () => expect(bannerOf(calm)).toBeUndefined())

test.each([
  [29, undefined, 29],
  [8, undefined, 8],
  [7, { kind: 'trial', type: 'warning', days: 7 }, undefined],
  [1, { kind: 'trial', type: 'warning', days: 1 }, undefined],
  [0, undefined, undefined],
])('%i days of trial: a banner in the last week, before it a line in the menu', (remainingTrialDays, banner, quietDays) => {
  const plan = { ...calm, remainingTrialDays }
  expect(bannerOf(plan)).toEqual(banner)
  expect(quietTrialDays(plan)).toBe(quietDays)
})

test('the line in the menu is silent while a banner says something else', () => {
  expect(quietTrialDays({ ...calm, remainingTrialDays: 20, max_clients_exceeded: true })).toBeUndefined()
})

test('what shows anywhere is asked for anew, and a calm plan is not', () => {
  const expiredServices = [{ message: 'Il piano è scaduto.', inBuffer: true }]
  expect([calm, { ...calm, remainingTrialDays: 20 }, { ...calm, in_buffer: true, expiredServices }].map(isSaying)).toEqual([
    false,
    true,
    true,
  ])
})

test('the hours of grace come before everything', () => {
  const expiredServices = [{ message: 'La prova gratuita è finita.', inBuffer: true }]
  expect(bannerOf({ ...calm, in_buffer: true, hours: 40, max_free_exceeded: true, expiredServices })).toEqual({
    kind: 'buffer',
    type: 'warning',
    message: 'La prova gratuita è finita.',
  })
})

test('more clients than are allowed', () => {
  expect(bannerOf({ ...calm, max_free_exceeded: true })).toMatchObject({ kind: 'over free' })
  expect(bannerOf({ ...calm, max_clients_exceeded: true })).toMatchObject({ kind: 'over plan' })
})

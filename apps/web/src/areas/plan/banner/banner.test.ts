import { expect, test } from 'vitest'
import { bannerOf } from './banner.ts'
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
  remainingTrialDays: 0,
}

test('nothing to say', () => expect(bannerOf(calm)).toBeUndefined())

test('the days of the trial, pressing at its end', () => {
  expect(bannerOf({ ...calm, remainingTrialDays: 29 })).toEqual({ kind: 'trial', type: 'info', days: 29 })
  expect(bannerOf({ ...calm, remainingTrialDays: 3 })).toMatchObject({ type: 'warning' })
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

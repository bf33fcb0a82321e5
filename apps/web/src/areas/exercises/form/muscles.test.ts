import { muscles } from '@allenio/contract/exercises'
import { expect, test } from 'vitest'
import { toggleMuscle, withLevel } from './muscles.ts'

const bench = { primaryMuscles: ['chest' as const], secondaryMuscles: ['triceps' as const] }

test('a pressed muscle is added at the end of its level', () => {
  expect(toggleMuscle(bench, 'front_delts', 'secondary')).toEqual({ ...bench, secondaryMuscles: ['triceps', 'front_delts'] })
})

test('a muscle that is pressed again is taken away', () => {
  expect(toggleMuscle(bench, 'chest', 'primary')).toEqual({ ...bench, primaryMuscles: [] })
})

test('a muscle changes its level instead of having both', () => {
  expect(toggleMuscle(bench, 'triceps', 'primary')).toEqual({ primaryMuscles: ['chest', 'triceps'], secondaryMuscles: [] })
  expect(withLevel(bench, 'secondary', ['chest'])).toEqual({ primaryMuscles: [], secondaryMuscles: ['chest'] })
})

test('a full level takes no more', () => {
  const full = { primaryMuscles: muscles.slice(0, 8), secondaryMuscles: [] }
  expect(toggleMuscle(full, 'calves', 'primary')).toEqual(full)
})

import type { CompletedSet } from '@allenio/contract/workouts'
import { plannedSetsOf } from '@allenio/domain/programs'
import { noFigures, type SetSuggestion } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import { figuresToShow } from './carry-over.ts'

const set = (kg: number | null, reps: number | null, isDone = false): CompletedSet => ({
  ...noFigures,
  id: `${kg} ${reps}`,
  exerciseId: 'e',
  position: 0,
  kind: 'work',
  kg,
  reps,
  doneAt: isDone ? '2026-03-02T17:00:00Z' : null,
  isRemoved: false,
  changedAt: '2026-03-02T17:00:00Z',
})
const planOf = (load: string) => plannedSetsOf({ reps: '8', load })[0] ?? null
const plan = (...loads: number[]): SetSuggestion[] =>
  loads.map(kg => ({ kind: 'work', figures: { ...noFigures, kg, reps: 8 }, plan: planOf(`${kg}`) }))
const shares = (...percents: number[]): SetSuggestion[] =>
  percents.map(value => ({ kind: 'work', figures: { ...noFigures, reps: 8 }, plan: planOf(`${value}%`) }))
const inKilograms = (kg: number): SetSuggestion[] => shares(70).map(each => ({ ...each, figures: { ...each.figures, kg } }))
const shown = (sets: CompletedSet[], suggestions: SetSuggestion[] | null) => {
  const { kg, reps } = figuresToShow(sets, sets.length - 1, suggestions)
  return [kg, reps]
}

test.each([
  ['a changed load goes on', [set(82.5, 8, true), set(80, 8)], plan(80, 80), [82.5, 8]],
  ['a set of another planned load keeps its own', [set(82.5, 8, true), set(70, 8)], plan(80, 70), [70, 8]],
  ['another share of a maximum that nobody knows is another load', [set(90, 8, true), set(null, 8)], shares(65, 75), [null, 8]],
  ['the same share goes on', [set(90, 8, true), set(null, 8)], shares(75, 75), [90, 8]],
  ['a maximum that was set meanwhile fills what was open', [set(null, 8)], inKilograms(70), [70, 8]],
  ['what somebody has typed stays', [set(82.5, 8, true), set(77.5, 8)], plan(80, 80), [77.5, 8]],
  ['repetitions stay those of the plan', [set(80, 6, true), set(80, 8)], plan(80, 80), [80, 8]],
  ['without a plan the set before counts', [set(60, 10, true), set(null, null)], null, [60, 10]],
  ['nothing done before', [set(80, 8), set(80, 8)], plan(80, 80), [80, 8]],
])('%s', (_, sets, suggestions, expected) => expect(shown(sets, suggestions)).toEqual(expected))

test('a changed load goes on behind warm-ups that the plan does not name', () => {
  const warmUps = [20, 40].map((kg): CompletedSet => ({ ...set(kg, 5, true), kind: 'warmup' }))
  expect(shown([...warmUps, set(85, 8, true), set(80, 8)], plan(80, 80))).toEqual([85, 8])
})

test('a warm-up does not set the load of the work', () => {
  const warmUp: CompletedSet = { ...set(40, 8, true), kind: 'warmup' }
  const suggestions: SetSuggestion[] = [...plan(50).map(each => ({ ...each, kind: 'warmup' as const })), ...plan(50)]
  expect(figuresToShow([warmUp, set(50, 8)], 1, suggestions).kg).toBe(50)
})

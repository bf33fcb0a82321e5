import type { IndexedExercise } from '@allenio/contract/exercises'
import { describe, expect, test } from 'vitest'
import { libraryOf } from '#lib/exercise-library'
import { cellsOfTyped, exerciseOptions, isMeant, nameAloneId } from './typed-exercise.ts'

const exercise = (id: string, it: string, more: Partial<IndexedExercise> = {}): IndexedExercise => ({
  id,
  it,
  en: `${it} in English`,
  muscles: ['chest'],
  secondaryMuscles: ['triceps'],
  equipment: [],
  type: 'reps',
  isOwn: false,
  ...more,
})

const library = libraryOf(
  [
    exercise('bench', 'Panca piana'),
    exercise('incline', 'Panca inclinata'),
    exercise('own', 'Panca piana della casa', { isOwn: true }),
    exercise('plank', 'Plank', { type: 'time' }),
    exercise('push', 'Piegàmenti a 45 gradi'),
  ],
  'it',
)
const words = { nameAlone: 'alone', muscle: () => '' }

describe('a typed exercise', () => {
  test('keeps its figures behind the name that is chosen', () => {
    const [first] = exerciseOptions('B1 panca inc 4x8 @8 r120', library, words)
    expect(first).toMatchObject({ id: 'incline', text: 'B1 Panca inclinata 4x8 @8 r120' })
    expect(cellsOfTyped(first?.text ?? '', library, first?.id)).toEqual({
      exercise: { id: 'incline', name: 'Panca inclinata' },
      sets: 4,
      reps: '8',
      rpe: 8,
      restType: 'seconds',
      restSeconds: 120,
    })
  })

  test('may be a name alone, and figures of a name are no shorthand', () => {
    expect(exerciseOptions('panca', library, words).at(-1)).toMatchObject({ id: nameAloneId })
    expect(cellsOfTyped('Panca piana 3x8', library, nameAloneId)).toMatchObject({ exercise: { name: 'Panca piana' }, sets: 3 })
    expect(cellsOfTyped('Piegàmenti a 45 gradi 3x8', library, 'push')).toMatchObject({ exercise: { id: 'push' }, sets: 3, reps: '8' })
  })

  test('is counted as its exercise is, unless it says otherwise', () => {
    expect(cellsOfTyped('Plank', library)).toEqual({ exercise: { id: 'plank', name: 'Plank' }, type: 'time' })
    expect(cellsOfTyped('Plank 3x10', library)).not.toHaveProperty('type')
  })

  test('whose row is typed blindly becomes another exercise only where nothing else is meant', () => {
    expect(isMeant('panca', library)).toBe(true)
    expect(isMeant('panca 4x8', library)).toBe(false)
    expect(isMeant('panca piana 4x8', library)).toBe(true)
    expect(isMeant('panca incl 4x8', library)).toBe(true)
    // one of two is longer by some words
    expect(isMeant('panca pia 4x8', library)).toBe(true)
    expect(exerciseOptions('panca pia 4x8', library, words)[0]?.id).toBe('bench')
  })
})

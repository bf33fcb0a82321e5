import type { IndexedExercise } from '@allenio/contract/exercises'
import { libraryId } from '@allenio/domain/library-ids'
import { describe, expect, test } from 'vitest'
import { libraryOf } from './exercise-library.ts'

const exercise = (id: string, it: string, more: Partial<IndexedExercise> = {}): IndexedExercise => ({
  id,
  it,
  en: `${it} in English`,
  muscles: ['chest'],
  secondaryMuscles: ['triceps'],
  equipment: [],
  type: 'reps',
  mechanic: 'compound',
  level: 'beginner',
  isOwn: false,
  isFavorite: false,
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
const found = (text: string) => library.find(text, 5).map(({ id }) => id)

describe('the search on the device', () => {
  test('takes beginnings of words in any order, the usual form and own exercises first, accents and one typo forgiven', () => {
    expect(found('pan')).toEqual(['bench', 'own', 'incline'])
    expect(found('incl pan')).toEqual(['incline'])
    expect(found('piegamenti')).toEqual(['push'])
    expect(found('plakn')).toEqual(['plank'])
    expect(found('xyz')).toEqual([])
  })

  test('raises what the business has planned with lately, and shows it where nothing is typed', () => {
    const squats = [
      exercise('bar', 'Squat con bilanciere', { equipment: ['barbell'] }),
      exercise('dumbbell', 'Squat con manubri', { equipment: ['dumbbell'] }),
    ]
    const idsIn = (recentIds: readonly string[], text: string) =>
      libraryOf(squats, 'it', recentIds)
        .find(text, 5)
        .map(({ id }) => id)
    expect([idsIn([], 'squat'), idsIn(['dumbbell'], 'squat')]).toEqual([
      ['bar', 'dumbbell'],
      ['dumbbell', 'bar'],
    ])
    expect([idsIn([], ''), idsIn(['dumbbell'], '')]).toEqual([
      ['bar', 'dumbbell'],
      ['dumbbell', 'bar'],
    ])
    // a name means what it meant before
    expect(libraryOf(squats, 'it', ['dumbbell']).named('squat')?.id).toBe('bar')
  })

  test('knows exact names in both languages', () => {
    expect(library.named('PANCA PIANA')?.id).toBe('bench')
    expect(library.named('panca piana in english')?.id).toBe('bench')
    expect(library.named('panca inc')).toBeUndefined()
    expect(library.called('panca')).toBeUndefined()
  })

  test('names those that share most words with a name', () => {
    expect(library.closest('Panca inclinata manubri', 2).map(({ id }) => id)).toEqual(['incline', 'bench'])
    expect(library.closest('Corsa', 5)).toEqual([])
  })

  test('proposes the one that has all words of a name', () => {
    expect(library.likeliest('Inclinata con panca')?.id).toBe('incline')
    expect(library.likeliest('Panca inclinata al multipower')).toBeUndefined()
    expect(library.likeliest('Panca')).toBeUndefined()
  })
})

test('everyday names mean exercises of the library, unless an exercise is called so', () => {
  const press = exercise(libraryId('exercise', 'standing_barbell_overhead_press'), 'Distensioni sopra la testa in piedi')
  const own = exercise('own press', 'Lento avanti', { isOwn: true })
  expect(libraryOf([press], 'it').named('Lento avanti')?.id).toBe(press.id)
  expect(libraryOf([press], 'it').named('OHP')?.id).toBe(press.id)
  expect(
    libraryOf([press], 'it')
      .find('ohp', 3)
      .map(({ id }) => id),
  ).toEqual([press.id])
  expect(libraryOf([press, own], 'it').named('lento avanti')?.id).toBe('own press')
})

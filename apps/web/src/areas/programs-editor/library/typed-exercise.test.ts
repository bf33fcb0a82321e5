import type { IndexedExercise } from '@allenio/contract/exercises'
import { describe, expect, test } from 'vitest'
import { libraryOf } from '#lib/exercise-library'
import { cellsOfTyped, exerciseOptions, isFirstMeant, nameAloneId, unreadWordsOf } from './typed-exercise.ts'
import { typedReading } from './typed-row.ts'
import { useEditorWords } from '../words.ts'

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

  test('is the first of several', () => {
    const [first] = exerciseOptions('panca inc · Plank 3x45s', library, words)
    expect(first).toMatchObject({ id: 'incline', text: 'Panca inclinata · Plank 3x45s' })
    expect(exerciseOptions('@@@', library, words)).toEqual([])
    expect(isFirstMeant('@@@', library)).toBe(false)
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

  test('has words that mean nothing, which its note keeps with a mark', () => {
    expect(cellsOfTyped('Panca piana 3x8 blabla 80kg //gomiti', library, 'bench')).toMatchObject({ note: 'gomiti\nblabla (?)' })
    expect(unreadWordsOf('Panca piana 3x8 blabla 80kg', library, 'bench')).toEqual(['blabla'])
    expect(unreadWordsOf('Piegàmenti a 45 gradi 3x8', library, 'push')).toEqual([])
  })

  test('shows how it will be stored, with what is doubtful', () => {
    const parts = { t: useEditorWords.say, language: 'it', library } as const
    const read = (typed: string, optionId?: string) =>
      typedReading(typed, optionId, parts).map(row => row.map(({ text, status }) => (status ? `${status} ${text}` : text)))
    expect(read("B1 Panca inclinata 4x8 80kg @8 rec 2' 3010 //gomiti", 'incline')).toEqual([
      ['B1', 'done Panca inclinata', '4 × 8', '80\u00a0kg', 'RPE 8', 'tempo 3010', 'recupero 02:00', 'nota: gomiti'],
    ])
    expect(read('Plank 3x45s · Squat strano 4x8 @80')).toEqual([
      ['done Plank', '3 × 45\u00a0s'],
      ['attention Squat strano: fuori libreria', '4 × 8', 'attention «@80»: va nella nota'],
    ])
    expect(read('4x8')).toEqual([['attention manca il nome', '4 × 8']])
  })

  test('is offered the nearest exercises where its name is none, and stays as typed until one is taken', () => {
    const options = exerciseOptions('panca sciolta 4x8', library, words)
    expect(options.map(({ id }) => id)).toEqual(['bench', 'incline', 'own', nameAloneId])
    expect(options[0]?.text).toBe('Panca piana 4x8')
    expect(isFirstMeant('panca sciolta 4x8', library)).toBe(false)
  })

  test('becomes the first exercise that is found, and stays a name alone where none is', () => {
    expect(isFirstMeant('panca 4x8', library)).toBe(true)
    expect(isFirstMeant('p', library)).toBe(false)
    expect(isFirstMeant('Esercizio segreto 4x8', library)).toBe(false)
  })
})

const isolation = { mechanic: 'isolation' } as const
/** Some of the product's exercises, those that are typed most and those that used to stand before them. */
const product = [
  exercise('band deadlift', 'Stacco con elastico', { en: 'Band Deadlift', equipment: ['resistance_band'] }),
  exercise('clean pull', 'Stacco da girata', { en: 'Clean Deadlift', equipment: ['barbell'] }),
  exercise('deadlift', 'Stacco da terra convenzionale', { en: 'Conventional Deadlift', equipment: ['barbell'] }),
  exercise('sumo', 'Stacco da terra sumo', { en: 'Sumo Deadlift', equipment: ['barbell'] }),
  exercise('floor fly', 'Croci su panca piana', { en: 'Dumbbell Fly', equipment: ['dumbbell'], ...isolation }),
  exercise('smith bench', 'Panca piana al multipower', { en: 'Smith Machine Bench Press', equipment: ['smith_machine'] }),
  exercise('wide bench', 'Panca piana presa larga', { en: 'Wide-Grip Bench Press', equipment: ['barbell'] }),
  exercise('bench', 'Panca piana con bilanciere', { en: 'Barbell Bench Press', equipment: ['barbell'] }),
  exercise('box squat', 'Box squat', { en: 'Box Squat', equipment: ['barbell'] }),
  exercise('squat jump', 'Squat jump', { en: 'Jump Squat', equipment: ['bodyweight'] }),
  exercise('squat', 'Squat con bilanciere', { en: 'Barbell Back Squat', equipment: ['barbell'] }),
  exercise('plank jack', 'Plank jack', { en: 'Plank Jack', equipment: ['bodyweight'] }),
  exercise('plank', 'Plank sugli avambracci', { en: 'Plank', equipment: ['bodyweight'], ...isolation }),
  exercise('dumbbell leg curl', 'Leg curl con manubrio', { en: 'Dumbbell Leg Curl', equipment: ['dumbbell'], ...isolation }),
  exercise('seated leg curl', 'Leg curl seduto', { en: 'Seated Leg Curl', equipment: ['machine'], ...isolation }),
]
const inItalian = libraryOf(product, 'it')

describe('what everybody types', () => {
  test.each([
    ['panca piana', 'bench'],
    ['stacco', 'deadlift'],
    ['squat', 'squat'],
    ['plank', 'plank'],
    ['bench press', 'bench'],
    ['deadlift', 'deadlift'],
  ])('finds for %s its usual form first, and takes it in a paste', (typed, id) => {
    for (const library of [inItalian, libraryOf(product, 'en')]) {
      expect(library.find(typed, 1)[0]?.id).toBe(id)
      expect(library.named(typed)?.id).toBe(id)
    }
  })

  test('finds machines first for what is done on machines, and leaves the choice to the coach', () => {
    expect(inItalian.find('leg curl', 1)[0]?.id).toBe('seated leg curl')
    expect(inItalian.named('leg curl')).toBeUndefined()
    expect(inItalian.named('squat manubri')).toBeUndefined()
  })

  test('puts favorites before others', () => {
    const withFavorite = libraryOf(
      product.map(each => ({ ...each, isFavorite: each.id === 'sumo' })),
      'it',
    )
    expect(withFavorite.find('stacco', 1)[0]?.id).toBe('sumo')
  })
})

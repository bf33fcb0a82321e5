import type { DocumentRow } from '@allenio/contract/documents'
import type { IndexedExercise } from '@allenio/contract/exercises'
import { expect, test } from 'vitest'
import { libraryOf } from '#lib/exercise-library'
import { dayWithNameless, placesOf } from './differences.ts'

const row = (id: string, parentId: string | null, place: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  id,
  parentId,
  place,
  type: 'row',
  cells: {},
  originId: null,
  isDeleted: false,
  ...more,
})
const rows = [
  row('program', null, 'a'),
  row('w1', 'program', 'a'),
  row('w2', 'program', 'b'),
  row('d1', 'w2', 'a'),
  row('d2', 'w2', 'b', { cells: { name: 'Gambe' } }),
  row('x', 'd2', 'a'),
  row('squat', 'x', 'a', { cells: { exercise: { name: 'Squat' } }, isDeleted: true }),
  row('bench', 'x', 'b', { cells: { exercise: { id: 'bench-id', name: 'Panca piana' } } }),
]
const bench: IndexedExercise = {
  id: 'bench-id',
  it: 'Panca piana',
  en: 'Bench press',
  muscles: ['chest'],
  secondaryMuscles: [],
  equipment: [],
  type: 'reps',
  mechanic: 'compound',
  level: 'beginner',
  isOwn: false,
  isFavorite: false,
}
const library = libraryOf([bench], 'en')

test.each([
  ['bench', { week: 2, day: 2, name: 'Bench press' }],
  ['squat', { week: 2, day: 2, name: 'Squat' }],
  ['d2', { week: 2, day: 2, name: 'Gambe' }],
  ['w1', { week: 1, day: null, name: '' }],
  ['program', { week: null, day: null, name: '' }],
])('%s has its place in the program and the name of the reader’s language, also when it was deleted', (id, place) => {
  expect(placesOf(rows, 'program', library).get(id)).toEqual(place)
})

test('a row without an exercise is found in its day; a deleted one is nobody’s', () => {
  expect(dayWithNameless(rows, 'program')).toBeUndefined()
  expect(dayWithNameless([...rows, row('none', 'x', 'c', { cells: { sets: 4 } })], 'program')).toEqual({ week: 2, day: 2 })
  expect(dayWithNameless([...rows, row('none', 'x', 'c', { isDeleted: true })], 'program')).toBeUndefined()
})

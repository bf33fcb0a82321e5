import { z } from 'zod'
import { download, endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { Tag } from '../tags.ts'
import {
  commonExerciseFilters,
  equipmentItems,
  ExerciseAsset,
  exerciseFields,
  exerciseLevels,
  exerciseSort,
  exerciseTypes,
  mechanics,
  muscles,
} from './fields.ts'

// The exercises that a business plans with: its own, and unless it hides them those of the product's library.

export const exercisesErrors = {
  'exercise name needed': 422,
  'too many exercises': 422,
  'alternative to itself': 422,
  'exercise used in programs': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    exercises: typeof exercisesErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    exercises: 'exercise' | 'exercise import'
  }
}

export const ownExercisesAtMost = 20_000
export const exerciseTagsAtMost = 20
export const alternativesAtMost = 12
export const deletedExerciseDays = 7

export const exerciseSources = ['own', 'library'] as const
export type ExerciseSource = (typeof exerciseSources)[number]

const ExerciseMay = z.object({ update: z.boolean(), delete: z.boolean(), undelete: z.boolean(), clone: z.boolean(), addMedia: z.boolean() })

export const Exercise = z.object({
  id: z.uuid(),
  source: z.enum(exerciseSources),
  /** The name in the asker's language, or in the other where there is none. */
  name: z.string(),
  ...exerciseFields,
  tags: z.array(z.string()),
  /** The asker has marked the exercise as a favorite. */
  isFavorite: z.boolean(),
  /** The exercise of the library that it was cloned from. */
  systemId: z.uuid().nullable(),
  /** The exercise of the library is no longer offered, but stays in the programs that have it. */
  isArchived: z.boolean(),
  /** The first picture or film. */
  preview: ExerciseAsset.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  may: ExerciseMay,
})
export type Exercise = z.output<typeof Exercise>

/** Something that has an exercise in it, such as a program; without a title where the asker may not see it. */
const ExerciseUse = z.object({ id: z.uuid(), title: z.string().nullable(), href: z.string().nullable() })

export const ExerciseDetail = Exercise.extend({
  assets: z.array(ExerciseAsset),
  /** The assets are those of this exercise; otherwise they are those of the library, or of the exercise that it was cloned from. */
  hasOwnAssets: z.boolean(),
  /** The best first. */
  alternatives: z.array(z.object({ id: z.uuid(), name: z.string(), source: z.enum(exerciseSources) })),
  usedIn: z.array(ExerciseUse),
})
export type ExerciseDetail = z.output<typeof ExerciseDetail>

export const exerciseFilters = {
  search: listInput.search,
  ...commonExerciseFilters,
  source: z.enum(exerciseSources).optional(),
  onlyFavorites: z.union([z.boolean(), z.stringbool()]).optional(),
  tag: Tag.optional(),
}

const view = { permission: 'view exercises' } as const

export const listExercises = endpoint({
  method: 'GET',
  path: '/exercises',
  access: view,
  summary: 'Search is in both languages, without accents, and forgives one typo if nothing fits as it is typed. 50 a page.',
  input: z.object({ ...listInput, ...exerciseFilters, ...exerciseSort }),
  output: z.object({ exercises: z.array(Exercise), nextPage: z.number().int() }),
  shows: ['exercise', 'system exercise'],
})

export const countExercises = endpoint({
  method: 'GET',
  path: '/exercises/total/count',
  access: view,
  summary: 'Beside the list: how many its filters match, and how many there are.',
  input: z.object(exerciseFilters),
  output: z.object({
    matching: z.number().int(),
    own: z.number().int(),
    /** The number of library exercises; 0 where the business hides them. */
    library: z.number().int(),
    favorites: z.number().int(),
  }),
  shows: ['exercise', 'system exercise'],
})

export const listExerciseTags = endpoint({
  method: 'GET',
  path: '/exercises/tags',
  access: view,
  input: Nothing,
  output: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number().int() })) }),
  shows: ['exercise'],
})

/** An exercise as devices store it, to search without a network. */
export const IndexedExercise = z.object({
  id: z.uuid(),
  it: z.string(),
  en: z.string(),
  /** The primary muscles. */
  muscles: z.array(z.enum(muscles)),
  secondaryMuscles: z.array(z.enum(muscles)),
  equipment: z.array(z.enum(equipmentItems)),
  type: z.enum(exerciseTypes),
  mechanic: z.enum(mechanics),
  level: z.enum(exerciseLevels),
  isOwn: z.boolean(),
  /** The asker has marked the exercise as a favorite. */
  isFavorite: z.boolean(),
})
export type IndexedExercise = z.output<typeof IndexedExercise>

export const getExerciseIndex = endpoint({
  method: 'GET',
  path: '/exercises/index',
  access: view,
  summary: 'All exercises that are offered, for a device that searches by itself; null if they are still those of the given revision.',
  input: z.object({ revision: z.string().max(60).optional() }),
  output: z.object({
    revision: z.string(),
    exercises: z.array(IndexedExercise).nullable(),
    /** Exercises that the business has planned with in the last weeks, the latest first; searches rank them higher. */
    recentIds: z.array(z.uuid()),
  }),
  shows: ['exercise', 'system exercise'],
})

export const picturedAtOnce = 50

/** The part of an exercise that shows it beside its name. */
export const ExerciseImage = z.object({
  id: z.uuid(),
  systemId: z.uuid().nullable(),
  preview: ExerciseAsset.nullable(),
  primaryMuscles: z.array(z.enum(muscles)),
  secondaryMuscles: z.array(z.enum(muscles)),
})
export type ExerciseImage = z.output<typeof ExerciseImage>

export const listExerciseImages = endpoint({
  method: 'GET',
  path: '/exercises/images',
  access: { role: ['admin', 'coach', 'nutritionist', 'client'] },
  summary: 'What shows these exercises in a list, a plan or a workout. Unknown ids are passed over.',
  input: z.object({ exerciseId: z.union([z.uuid(), z.array(z.uuid()).max(picturedAtOnce)]) }),
  output: z.object({ exercises: z.array(ExerciseImage) }),
  shows: ['exercise', 'system exercise'],
})

export const ExerciseSettings = z.object({ hideDefaultExercises: z.boolean(), may: z.object({ update: z.boolean() }) })
export type ExerciseSettings = z.output<typeof ExerciseSettings>

export const getExerciseSettings = endpoint({
  method: 'GET',
  path: '/exercises/settings',
  access: view,
  input: Nothing,
  output: ExerciseSettings,
  shows: ['exercise'],
})

export const changeHideDefaultExercises = endpoint({
  method: 'PUT',
  path: '/change-hide-default-exercises',
  access: { role: 'admin' },
  summary: 'The library’s exercises are offered no more; programs that have them keep them.',
  input: z.object({ hideDefaultExercises: z.boolean() }),
  output: ExerciseSettings,
  changes: ['exercise'],
})

export const getExercise = endpoint({
  method: 'GET',
  path: '/exercises/:id',
  access: view,
  summary: 'One of the business’s own or of the library.',
  input: z.object(idInput),
  output: ExerciseDetail,
  shows: ['exercise', 'system exercise'],
  errors: ['not found'],
})

export const exportExercises = download({
  method: 'GET',
  path: '/exercises/export',
  access: view,
  summary: 'The exercises of these filters as CSV; without a source own ones, unless favorites are asked for.',
  input: z.object({ ...exerciseFilters, ...exerciseSort }),
  types: ['text/csv; charset=utf-8'],
})

import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import {
  assetForm,
  assetInput,
  assetSummary,
  commonExerciseChanges,
  exerciseFields,
  ExerciseIds,
  exerciseLimits,
  writtenExercise,
} from './fields.ts'
import { alternativesAtMost, Exercise, ExerciseDetail, exerciseTagsAtMost } from './exercises.ts'
import { idInput } from '../lists.ts'
import { Tag, WrittenTag } from '../tags.ts'
// imported for the error codes of pictures and films, because the calls below answer with them too
import type {} from '../system-exercises/system-exercises.ts'

// Changes of a business's exercises, one by one and many at once.

const view = { permission: 'view exercises' } as const
const update = { permission: 'update exercises' } as const

const ownFields = {
  ...writtenExercise,
  tags: z.array(WrittenTag).max(exerciseTagsAtMost).optional(),
  alternativeIds: z.array(z.uuid()).max(alternativesAtMost).optional(),
}

export const createExercise = endpoint({
  method: 'POST',
  path: '/exercises',
  access: { permission: 'create exercises' },
  input: z.object(ownFields),
  output: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'exercise name needed', 'too many exercises'],
})

export const updateExercise = endpoint({
  method: 'PUT',
  path: '/exercises/:id',
  access: update,
  summary: 'Only what is sent changes. Exercises of the library are cloned first.',
  input: z.object({ ...idInput, ...ownFields }),
  output: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'exercise name needed', 'alternative to itself'],
})

export const [deleteExercise, undeleteExercise] = recordDeletion({
  path: '/exercises/:id',
  access: { permission: 'delete exercises' },
  summary: 'Refused while programs use it. It can be undeleted for seven days.',
  input: z.object(idInput),
  record: Exercise,
  changes: ['exercise'],
  errors: ['not found', 'exercise used in programs', 'too many exercises'],
})

export const cloneExercise = endpoint({
  method: 'POST',
  path: '/exercises/:id/clone',
  access: { permission: 'create exercises' },
  summary: 'An own exercise like this one, with its pictures and films; without names it is called a copy.',
  input: z.object({
    ...idInput,
    names: z.object({ it: exerciseFields.nameIt.optional(), en: exerciseFields.nameEn.optional() }).optional(),
  }),
  output: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'exercise name needed', 'too many exercises'],
})

export const setExerciseFavorite = endpoint({
  method: 'PUT',
  path: '/exercises/:id/favorite',
  access: view,
  summary: 'Of the asker alone.',
  input: z.object({ ...idInput, isFavorite: z.boolean() }),
  output: Exercise,
  changes: ['exercise'],
  errors: ['not found'],
})

export const setExerciseAlternatives = endpoint({
  method: 'PUT',
  path: '/exercises/:id/alternatives',
  access: update,
  summary: 'What clients of this business may do instead, also of an exercise of the library.',
  input: z.object({ ...idInput, alternativeIds: z.array(z.uuid()).max(alternativesAtMost) }),
  output: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'alternative to itself'],
})

export const addExerciseAsset = endpoint({
  method: 'POST',
  path: '/exercises/:id/assets',
  access: update,
  summary: `${assetSummary} Also to an exercise of the library, for this business alone.`,
  input: z.object({ ...idInput, ...assetInput }),
  output: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'asset needed', 'film address unknown', 'too many assets', 'over the maximum', 'file type not accepted'],
  ...assetForm,
})

export const orderExerciseAssets = endpoint({
  method: 'PUT',
  path: '/exercises/:id/assets',
  access: update,
  summary: 'All of its pictures and films in their new order.',
  input: z.object({ ...idInput, assetIds: z.array(z.uuid()).max(exerciseLimits.assets) }),
  output: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'changed meanwhile'],
})

export const [deleteExerciseAsset, undeleteExerciseAsset] = recordDeletion({
  path: '/exercises/assets/:id',
  access: update,
  input: z.object(idInput),
  record: ExerciseDetail,
  changes: ['exercise'],
  errors: ['not found', 'too many assets'],
})

export const changeManyExercises = endpoint({
  method: 'POST',
  path: '/exercises/bulk',
  access: update,
  summary: 'One change to many own exercises. Those it cannot be made to are named with the reason; the others are changed.',
  input: z.discriminatedUnion('action', [
    z.object({ action: z.literal('add tag'), ids: ExerciseIds, tag: WrittenTag }),
    z.object({ action: z.literal('remove tag'), ids: ExerciseIds, tag: Tag }),
    ...commonExerciseChanges,
  ]),
  output: z.object({
    /** The exercises that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
  }),
  changes: ['exercise'],
  errors: ['not found', 'forbidden', 'too many exercises'],
})

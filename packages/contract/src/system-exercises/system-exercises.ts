import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { download, endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import {
  assetForm,
  assetInput,
  assetSummary,
  commonExerciseChanges,
  commonExerciseFilters,
  ExerciseAsset,
  exerciseFields,
  exerciseLimits,
  exerciseSort,
  muscles,
  writtenExercise,
} from '../exercises/fields.ts'
import { idInput, listInput, Timestamp } from '../lists.ts'

// The product's library of exercises, which every business reads and the super admin keeps.

export const systemExercisesErrors = {
  'system exercise name needed': 422,
  'asset needed': 422,
  'film address unknown': 422,
  'too many assets': 422,
  'exercise name column needed': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    systemExercises: typeof systemExercisesErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    systemExercises: 'system exercise' | 'system exercise import'
  }
}

const access = { role: 'super_admin' } as const

export const systemExerciseStates = ['offered', 'edited', 'archived'] as const

const filters = {
  search: listInput.search,
  ...commonExerciseFilters,
  state: z.enum(systemExerciseStates).default('offered'),
  ...exerciseSort,
}

export const SystemExercise = z.object({
  id: z.uuid(),
  /** In the asker's language, or in the other where it has none. */
  name: z.string(),
  ...exerciseFields,
  preview: ExerciseAsset.nullable(),
  /** A newer file of the library leaves it as it is. */
  isEdited: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  archivedAt: Timestamp.nullable(),
})
export type SystemExercise = z.output<typeof SystemExercise>

export const SystemExerciseDetail = SystemExercise.extend({ assets: z.array(ExerciseAsset) })
export type SystemExerciseDetail = z.output<typeof SystemExerciseDetail>

export const listSystemExercises = endpoint({
  method: 'GET',
  path: '/dash/exercises',
  access,
  summary: '50 a page. Without a state: those that are offered, edited ones among them.',
  input: z.object({ ...listInput, ...filters }),
  output: z.object({
    exercises: z.array(SystemExercise),
    nextPage: z.number().int(),
    /** How many the filters match. */
    total: z.number().int(),
    /** In the asker's language. */
    allMusclesGroups: z.array(z.object({ code: z.enum(muscles), name: z.string() })),
  }),
  shows: ['system exercise'],
})

export const exportSystemExercises = download({
  method: 'GET',
  path: '/dash/exercises/export',
  access,
  summary: 'The exercises of these filters as CSV, in the columns of a business’s own.',
  input: z.object(filters),
  types: ['text/csv; charset=utf-8'],
})

export const getSystemExercise = endpoint({
  method: 'GET',
  path: '/dash/exercises/:id',
  access,
  input: z.object(idInput),
  output: SystemExerciseDetail,
  shows: ['system exercise'],
  errors: ['not found'],
})

export const createSystemExercise = endpoint({
  method: 'POST',
  path: '/dash/exercises',
  access,
  input: z.object(writtenExercise),
  output: SystemExerciseDetail,
  changes: ['system exercise'],
  errors: ['system exercise name needed'],
})

export const updateSystemExercise = endpoint({
  method: 'PUT',
  path: '/dash/exercises/:id',
  access,
  summary: 'Only what is sent changes.',
  input: z.object({ ...idInput, ...writtenExercise }),
  output: SystemExerciseDetail,
  changes: ['system exercise'],
  errors: ['not found', 'system exercise name needed'],
})

export const [deleteSystemExercise, undeleteSystemExercise] = recordDeletion({
  path: '/dash/exercises/:id',
  access,
  summary: 'It is archived: offered no more, and kept in the programs that have it.',
  input: z.object(idInput),
  record: SystemExercise,
  changes: ['system exercise'],
  errors: ['not found'],
})

export const addSystemExerciseAsset = endpoint({
  method: 'POST',
  path: '/dash/exercises/:id/assets',
  access,
  summary: assetSummary,
  input: z.object({ ...idInput, ...assetInput }),
  output: SystemExerciseDetail,
  changes: ['system exercise'],
  errors: ['not found', 'asset needed', 'film address unknown', 'too many assets', 'over the maximum', 'file type not accepted'],
  ...assetForm,
})

export const orderSystemExerciseAssets = endpoint({
  method: 'PUT',
  path: '/dash/exercises/:id/assets',
  access,
  summary: 'All of its pictures and films in their new order.',
  input: z.object({ ...idInput, assetIds: z.array(z.uuid()).max(exerciseLimits.assets) }),
  output: SystemExerciseDetail,
  changes: ['system exercise'],
  errors: ['not found', 'changed meanwhile'],
})

export const [deleteSystemExerciseAsset, undeleteSystemExerciseAsset] = recordDeletion({
  path: '/dash/exercises/assets/:id',
  access,
  input: z.object(idInput),
  record: SystemExerciseDetail,
  changes: ['system exercise'],
  errors: ['not found', 'too many assets'],
})

export const changeManySystemExercises = endpoint({
  method: 'POST',
  path: '/dash/exercises/bulk',
  access,
  summary: 'One change to many exercises of the library.',
  input: z.discriminatedUnion('action', commonExerciseChanges),
  output: z.object({
    /** The exercises that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
  }),
  changes: ['system exercise'],
  errors: ['not found'],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'
import { ExerciseCell, setKinds } from '../programs/cells.ts'
import { historySources, resultLimits, SetFigures } from './results.ts'
import type {} from './workouts.ts'

// Workouts that were logged in another app. The device reads the file; ids are derived from client, time and name, so that a repeated
// import finds its workouts again.

export const historyMaxBytes = 20_000_000
export const importedWorkoutsAtOnce = 25
export const previewedWorkoutsAtOnce = 1_000
export const matchedNamesAtOnce = 500

/** The mark of an imported workout: the same content is the same workout. */
const identity = {
  name: z.string().trim().max(120),
  day: Day,
  /** The local time where the client trained. */
  clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** 0 where the file does not say how long it took. */
  minutes: z.int().min(0).max(1_439),
}

export const ImportedWorkout = z.object({
  ...identity,
  note: z.string().max(resultLimits.note),
  exercises: z
    .array(
      z.object({
        exercise: ExerciseCell,
        note: z.string().max(resultLimits.note),
        superset: z.string().max(40).nullable(),
        sets: z
          .array(SetFigures.extend({ kind: z.enum(setKinds) }))
          .min(1)
          .max(resultLimits.setsInWrite),
      }),
    )
    .min(1)
    .max(resultLimits.exercises),
})
export type ImportedWorkout = z.output<typeof ImportedWorkout>

const batch = {
  /** Made on the device, one for a whole file, however many calls it takes. */
  importId: z.uuid(),
  source: z.enum(historySources),
  workouts: z.array(ImportedWorkout).min(1).max(importedWorkoutsAtOnce),
}
const outcome = z.object({
  added: z.number().int(),
  /** The number of workouts that exist already, or that are not over yet. */
  skipped: z.number().int(),
})
const previewed = { workouts: z.array(z.object(identity)).min(1).max(previewedWorkoutsAtOnce) }
const preview = z.object({
  /** The places, in the input, of workouts that exist already. */
  existing: z.array(z.int()),
  /** The places of workouts at whose time another workout was done, which may be the same one. */
  overlapping: z.array(z.int()),
})
const imports = z.object({
  imports: z.array(
    z.object({ importId: z.uuid(), source: z.enum(historySources), workouts: z.number().int(), from: Day, to: Day, createdAt: Timestamp }),
  ),
})
const changes = ['completed workout', 'training', 'metric'] as const
const ofClient = { permission: ['update clients', 'view workouts'] } as const
const ofOwn = { role: 'client' } as const

export const matchExerciseNames = endpoint({
  method: 'POST',
  path: '/exercise-names/match',
  access: { permission: 'view workouts' },
  summary: 'The exercises that other apps call by these names; those that nobody knows are left out.',
  input: z.object({ names: z.array(z.string().trim().min(1).max(120)).max(matchedNamesAtOnce) }),
  output: z.object({ matches: z.array(z.object({ name: z.string(), exercise: ExerciseCell.required() })) }),
  changes: { nothing: 'it only looks names up' },
})

export const previewClientImport = endpoint({
  method: 'POST',
  path: '/clients/:id/workout-imports/preview',
  access: ofClient,
  summary: 'Which of these workouts the client has already.',
  input: z.object({ ...idInput, ...previewed }),
  output: preview,
  changes: { nothing: 'it only compares' },
  errors: ['not found'],
})

export const importClientWorkouts = endpoint({
  method: 'POST',
  path: '/clients/:id/workout-imports',
  access: ofClient,
  input: z.object({ ...idInput, ...batch }),
  output: outcome,
  changes,
  errors: ['not found'],
})

export const listClientImports = endpoint({
  method: 'GET',
  path: '/clients/:id/workout-imports',
  access: ofClient,
  input: z.object(idInput),
  output: imports,
  shows: ['completed workout'],
  errors: ['not found'],
})

export const undoClientImport = endpoint({
  method: 'DELETE',
  path: '/clients/:id/workout-imports/:importId',
  access: ofClient,
  input: z.object({ ...idInput, importId: z.uuid() }),
  output: Nothing,
  changes,
  errors: ['not found'],
})

export const previewOwnImport = endpoint({
  method: 'POST',
  path: '/me/workout-imports/preview',
  access: ofOwn,
  input: z.object(previewed),
  output: preview,
  changes: { nothing: 'it only compares' },
})

export const importOwnWorkouts = endpoint({
  method: 'POST',
  path: '/me/workout-imports',
  access: ofOwn,
  input: z.object(batch),
  output: outcome,
  changes,
})

export const listOwnImports = endpoint({
  method: 'GET',
  path: '/me/workout-imports',
  access: ofOwn,
  input: Nothing,
  output: imports,
  shows: ['completed workout'],
})

export const undoOwnImport = endpoint({
  method: 'DELETE',
  path: '/me/workout-imports/:importId',
  access: ofOwn,
  input: z.object({ importId: z.uuid() }),
  output: Nothing,
  changes,
  errors: ['not found'],
})

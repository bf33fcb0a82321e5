import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { assetKinds, ExerciseAsset, exerciseFields, videoProviders } from '../exercises/fields.ts'
import { listInput, Nothing } from '../lists.ts'
import { rowTypes } from '../programs/cells.ts'

// The player's tools: exercises as devices store them, and an alert for a rest that ends while the screen is locked.

/** The limits of what every device stores; more pictures and films of an exercise are loaded on demand. */
export const knownLimits = { alternatives: 6, similar: 4, assets: 4, exercises: 300 } as const
export const foundExercisesAtMost = 30
export const mediaAtOnce = 60
const longestRestSeconds = 3_600

/** A picture or film without its address, which expires in minutes: a device finds its stored file by the id. */
const KnownAsset = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  fileId: z.uuid().nullable(),
  posterId: z.uuid().nullable(),
  link: z.object({ provider: z.enum(videoProviders), videoId: z.string(), url: z.string() }).nullable(),
})

export const FoundExercise = z.object({ id: z.uuid(), name: z.string(), type: z.enum(rowTypes), isUnilateral: z.boolean() })
export type FoundExercise = z.output<typeof FoundExercise>

export const KnownExercise = FoundExercise.extend({
  /** Exercises that the business approved as alternatives, the best first; `exercises` includes them. */
  alternatives: z.array(z.uuid()),
  /** Exercises for the same muscle and force, as far as clients may swap; `exercises` includes them too. */
  similar: z.array(z.uuid()),
  /** The exercise is loaded with plates on a bar. */
  hasBar: z.boolean(),
  // the fields below are empty for an exercise that is only stored as an alternative
  primaryMuscles: exerciseFields.primaryMuscles,
  secondaryMuscles: exerciseFields.secondaryMuscles,
  equipment: exerciseFields.equipment,
  cue: z.string(),
  assets: z.array(KnownAsset),
})
export type KnownExercise = z.output<typeof KnownExercise>

export const listTrainingMedia = endpoint({
  method: 'GET',
  path: '/me/training/media',
  access: { role: 'client' },
  summary: 'The pictures and films of exercises, with the addresses under which they can be loaded now. Unknown ids are passed over.',
  input: z.object({ exerciseId: z.union([z.uuid(), z.array(z.uuid()).max(mediaAtOnce)]) }),
  output: z.object({ exercises: z.array(z.object({ id: z.uuid(), assets: z.array(ExerciseAsset) })) }),
  shows: ['exercise'],
})

export const searchTrainingExercises = endpoint({
  method: 'GET',
  path: '/me/training/exercises',
  access: { role: 'client' },
  summary: 'Exercises that a client may add to a workout, where the business lets them.',
  input: z.object({ search: listInput.search }),
  output: z.object({ exercises: z.array(FoundExercise) }),
  shows: ['exercise', 'program settings'],
  errors: ['training closed'],
})

export const scheduleRestAlert = endpoint({
  method: 'POST',
  path: '/me/rest-alert',
  access: { role: 'client' },
  summary: 'A push to the asker’s devices when the rest is over. It takes the place of the one before.',
  input: z.object({ seconds: z.int().min(1).max(longestRestSeconds) }),
  output: Nothing,
  changes: { nothing: 'it rings, and is shown nowhere' },
})

export const cancelRestAlert = endpoint({
  method: 'DELETE',
  path: '/me/rest-alert',
  access: { role: 'client' },
  summary: 'Somebody looks at the screen again, or has gone on.',
  input: Nothing,
  output: Nothing,
  changes: { nothing: 'it rings, and is shown nowhere' },
})

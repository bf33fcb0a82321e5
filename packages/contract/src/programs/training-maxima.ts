import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Nothing } from '../lists.ts'
import { ExerciseCell, MaximumCycle } from './cells.ts'
import { rowBounds } from '../row-bounds.ts'
// imported for the things that the module declares, because the calls below show and change them
import type {} from './programs.ts'

// The training maximum of a client's lift is the load to which the percentages of a program refer.

export const maximumSources = ['typed', 'metric', 'estimated'] as const
export type MaximumSource = (typeof maximumSources)[number]
export const trainingMaximaLimits = { lifts: 100, history: 50, leastKg: 1, mostKg: rowBounds.kg.most } as const

const exerciseKey = z.string().trim().min(1).max(130)

/** A maximum and its source. */
const Maximum = z.object({
  kg: z.number(),
  source: z.enum(maximumSources),
  /** The one repetition maximum that it is a share of, and the share in percent; null where the maximum was typed. */
  ofKg: z.number().nullable(),
  share: z.int().nullable(),
  /** The day from which it counts; for a suggestion the day of its source, where that is known. */
  day: Day.nullable(),
})
export type Maximum = z.output<typeof Maximum>

export const TrainingMaximum = z.object({
  /** The exercise's id, or 'name ' with its name in small letters. */
  key: z.string(),
  exercise: ExerciseCell,
  /** Null where nobody has set a maximum. */
  current: Maximum.nullable(),
  /** The suggestion is used while there is no current maximum. Null where nothing is known about the lift. */
  suggested: Maximum.nullable(),
  /** The maxima before the current one, the latest first. */
  earlier: z.array(Maximum),
  /** The client follows a program that has loads in percent for this lift. */
  isPlanned: z.boolean(),
})
export type TrainingMaximum = z.output<typeof TrainingMaximum>

/** The training maximum of a lift in the weeks of one program. */
export const LiftMaximum = Maximum.omit({ kg: true, day: true }).extend({
  key: z.string(),
  /** Somebody has set the maximum. One that follows from metrics and results does not increase with the cycles. */
  isSet: z.boolean(),
  /** The maximum from a week on, the first week first; never empty. */
  steps: z.array(z.object({ fromWeek: z.int(), kg: z.number() })).min(1),
})
export type LiftMaximum = z.output<typeof LiftMaximum>

const shows = ['training maximum', 'program settings', 'load step', 'metric', 'completed workout', 'program user', 'program'] as const
const list = z.object({ stepKg: z.number(), maxima: z.array(TrainingMaximum) })

export const listTrainingMaxima = endpoint({
  method: 'GET',
  path: '/clients/:id/training-maxima',
  access: { permission: ['view clients', 'view programs'] },
  summary: 'Of the lifts that have one, and of those with loads in percent in the programs of the client, or in the one that is named.',
  input: z.object({ ...idInput, programId: z.uuid().optional() }),
  output: list.extend({
    /** How maxima increase in the program that `programId` names. */
    cycle: MaximumCycle.nullable(),
    may: z.object({ update: z.boolean() }),
  }),
  shows,
  errors: ['not found'],
})

export const updateTrainingMaxima = endpoint({
  method: 'PUT',
  path: '/clients/:id/training-maxima',
  access: { permission: ['update clients', 'view programs'] },
  summary: 'Sets maxima from today on. Without kilograms the suggested one is taken over, which then stays as it is.',
  input: z.object({
    ...idInput,
    maxima: z
      .array(
        z.object({
          exercise: ExerciseCell,
          kg: z.number().min(trainingMaximaLimits.leastKg).max(trainingMaximaLimits.mostKg).multipleOf(0.01).nullable(),
        }),
      )
      .min(1)
      .max(trainingMaximaLimits.lifts),
  }),
  output: list,
  changes: ['training maximum', 'training'],
  errors: ['not found', 'no maximum known', 'too many maxima'],
})

export const removeTrainingMaximum = endpoint({
  method: 'POST',
  path: '/clients/:id/training-maxima/remove',
  access: { permission: ['update clients', 'view programs'] },
  summary: 'From today on it follows from metrics and results again, if these say anything. Earlier days keep theirs.',
  input: z.object({ ...idInput, key: exerciseKey }),
  output: list,
  changes: ['training maximum', 'training'],
  errors: ['not found'],
})

export const listOwnTrainingMaxima = endpoint({
  method: 'GET',
  path: '/me/training-maxima',
  access: { role: 'client' },
  summary: 'One’s own, as long as the business shows loads to clients.',
  input: Nothing,
  output: list,
  shows,
  errors: ['not found'],
})

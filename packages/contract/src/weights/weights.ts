import { z } from 'zod'
import { deviceId, pageOnly, recordDeletion, RecordNote } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
// imported for the things that the modules declare, because the calls below show them
import type {} from '../macros/assignments.ts'
import type {} from '../meal-diary/meal-diary.ts'
import type {} from '../meal-plans/assignments.ts'
import type {} from '../programs/users.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'

// Weights are stored in one table, whatever screen they come from.

export const weightErrors = { 'weight range': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    weights: typeof weightErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    weights: 'weight'
  }
}

/** The range of a weight in kg; babies are weighed, too. */
export const weightRange = { min: 2, max: 400 } as const
export const weightsAtOnce = 500
/** The years that the chart shows. */
export const weightChartYears = 2
/** The days without a weight after which a client needs attention. */
export const noWeighInDays = 14
export const weightSources = ['manual', 'client', 'visit', 'progress', 'metric', 'survey'] as const
/** Sources of single weights: a new weight of the same day may replace them. Weights of other sources belong to their record. */
export const replaceableSources = ['manual', 'client', 'metric'] as const satisfies readonly WeightSource[]
/** The most clients in one question about replaceable weights. */
export const replaceableClientsAtOnce = 100
export type WeightSource = (typeof weightSources)[number]

/** A weight, refused with a sentence of its own instead of "at least" and "at most". */
export const Kilograms = z.number().min(weightRange.min, 'weight range').max(weightRange.max, 'weight range')
/** A weight as in `Kilograms`, from a form, where everything is text. */
export const FormKilograms = z.coerce.number('weight range').min(weightRange.min, 'weight range').max(weightRange.max, 'weight range')

export const Weight = z.object({
  id: z.uuid(),
  day: Day,
  kg: z.number(),
  source: z.enum(weightSources),
  note: z.string(),
  /** The client wrote the weight. */
  isByClient: z.boolean(),
  /** The name of its author, for the team; null for the client. */
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Weight = z.output<typeof Weight>

/** Changes in kilograms; null where there are too few weights. */
export const WeightTrend = z.object({
  latest: z.object({ day: Day, kg: z.number() }).nullable(),
  /** Mean of the seven days up to the latest weight. */
  mean: z.number().nullable(),
  /** The mean now against the mean 7, 30 and 90 days before, and against the first weight's week. */
  in7Days: z.number().nullable(),
  in30Days: z.number().nullable(),
  in90Days: z.number().nullable(),
  sinceFirst: z.number().nullable(),
  /** Slope of the last 28 days, in kilograms a week. */
  perWeek: z.number().nullable(),
  target: z.number().nullable(),
  /** Whether the slope leads to the target; null without one or without a slope. */
  isTowardsTarget: z.boolean().nullable(),
})
export type WeightTrend = z.output<typeof WeightTrend>

/** A point of the chart, one a day: the last weight of the day as it was typed, and the mean of its seven days. */
export const WeightPoint = z.object({ day: Day, kg: z.number(), mean: z.number() })
export type WeightPoint = z.output<typeof WeightPoint>

const weightList = z.object({
  weights: z.array(Weight),
  nextPage: z.number().int(),
  total: z.number().int(),
  trend: WeightTrend,
  /** For the chart, oldest first; only with the first page, at most two years. */
  points: z.array(WeightPoint),
})

const weightFields = { day: Day, kg: Kilograms, note: RecordNote.default('') }

export const listWeights = endpoint({
  method: 'GET',
  path: '/clients/:id/weights',
  access: { permission: 'view clients' },
  summary: 'Newest day first, with trend and chart.',
  input: z.object({ ...idInput, ...pageOnly }),
  output: weightList,
  shows: ['weight'],
  errors: ['not found'],
})

export const ReplaceableWeight = z.object({ clientId: z.uuid(), id: z.uuid(), day: Day, kg: z.number(), note: z.string() })
export type ReplaceableWeight = z.output<typeof ReplaceableWeight>

export const listReplaceableWeights = endpoint({
  method: 'GET',
  path: '/weights/replaceable',
  access: { permission: 'view clients' },
  summary: 'Of each client and day the last weight that was typed on its own, newest day first: who adds another is asked about it.',
  input: z.object({ clientId: z.union([z.uuid(), z.array(z.uuid()).max(replaceableClientsAtOnce)]), from: Day, to: Day }),
  output: z.object({ weights: z.array(ReplaceableWeight) }),
  shows: ['weight'],
})

export const addWeights = endpoint({
  method: 'POST',
  path: '/clients/:id/weights-from-single-values',
  access: { permission: 'update clients' },
  summary: 'One weight or many; all are kept or none. One that replaces another keeps its note where it brings none.',
  input: z.object({
    ...idInput,
    weights: z
      .array(z.object({ ...weightFields, replacesId: z.uuid().optional() }))
      .min(1)
      .max(weightsAtOnce),
  }),
  output: z.object({ weights: z.array(Weight) }),
  changes: ['weight', 'client action'],
  errors: ['not found', 'weight range', 'day in future'],
})

export const updateWeight = endpoint({
  method: 'PUT',
  path: '/clients/:id/weights/:weightId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, weightId: z.uuid(), ...weightFields }),
  output: Weight,
  changes: ['weight', 'client action'],
  errors: ['not found', 'weight range', 'day in future'],
})

export const [deleteWeight, undeleteWeight] = recordDeletion({
  path: '/clients/:id/weights/:weightId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, weightId: z.uuid() }),
  record: Weight,
  changes: ['weight', 'client action'],
  errors: ['not found'],
})

/** Events that may have changed a weight: a plan, another release of it, a target, a program. */
export const weightMarkKinds = ['meal plan', 'meal plan change', 'macro', 'program'] as const
export const WeightMark = z.object({
  day: Day,
  kind: z.enum(weightMarkKinds),
  title: z.string(),
  /** The energy of a macro, as the mean of its week; null where a day has none. */
  kcal: z.number().nullable(),
  /** The energy of the macro that ended on the day before. */
  kcalBefore: z.number().nullable(),
})
export type WeightMark = z.output<typeof WeightMark>

/** How closely a plan was followed from a Monday on. Both are null where nothing was ticked. */
export const AdherenceWeek = z.object({
  from: Day,
  percent: z.number().int().nullable(),
  level: z.enum(['good', 'fair', 'poor']).nullable(),
})
export type AdherenceWeek = z.output<typeof AdherenceWeek>

const weightMarks = z.object({ marks: z.array(WeightMark), weeks: z.array(AdherenceWeek) })
const marksShow = ['macro assignment', 'meal plan assignment', 'meal diary', 'program user'] as const

export const getWeightMarks = endpoint({
  method: 'GET',
  path: '/clients/:id/weight-marks',
  access: { permission: 'view clients' },
  summary: 'For the chart of the weights, oldest first: only what the asker may see of plans, targets and programs.',
  input: z.object(idInput),
  output: weightMarks,
  shows: marksShow,
  errors: ['not found'],
})

export const getOwnWeightMarks = endpoint({
  method: 'GET',
  path: '/me/weight-marks',
  access: { role: 'client' },
  summary: 'The same of oneself, without the weeks; without targets where those are hidden.',
  input: Nothing,
  output: weightMarks,
  shows: marksShow,
  errors: ['not found'],
})

export const listOwnWeights = endpoint({
  method: 'GET',
  path: '/me/weights',
  access: { role: 'client' },
  input: z.object(pageOnly),
  output: weightList.extend({ mayAdd: z.boolean() }),
  shows: ['weight'],
  errors: ['not found'],
})

export const addOwnWeight = endpoint({
  method: 'POST',
  path: '/me/weights',
  access: { role: 'client' },
  summary: 'The id is made on the device: sent twice, written once.',
  input: z.object({ ...deviceId, ...weightFields }),
  output: Weight,
  changes: ['weight', 'client action'],
  errors: ['not found', 'own records closed', 'weight range', 'day in future', 'record id taken'],
})

export const updateOwnWeight = endpoint({
  method: 'PUT',
  path: '/me/weights/:id',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object({ ...idInput, ...weightFields }),
  output: Weight,
  changes: ['weight', 'client action'],
  errors: ['not found', 'own records closed', 'weight range', 'day in future'],
})

export const [deleteOwnWeight, undeleteOwnWeight] = recordDeletion({
  path: '/me/weights/:id',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object(idInput),
  record: Weight,
  changes: ['weight', 'client action'],
  errors: ['not found', 'own records closed'],
})

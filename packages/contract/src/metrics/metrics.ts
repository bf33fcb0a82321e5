import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'

export const metricErrors = {
  'metric range': 422,
  'metric bounds': 422,
  'unknown metric': 422,
  'metric name taken': 409,
  'weight metric stays': 409,
  'too many metrics': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    metrics: typeof metricErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    metrics: 'metric'
  }
}

/** The metrics that exist for every client. */
export const metricDefinitions = {
  weight: { unit: 'kg', min: 2, max: 400, decimals: 1, group: 'body' },
  height: { unit: 'cm', min: 30, max: 260, decimals: 1, group: 'body' },
  'fat-mass': { unit: '%', min: 2, max: 75, decimals: 1, group: 'body' },
  'lean-mass': { unit: '%', min: 20, max: 98, decimals: 1, group: 'body' },
  hydration: { unit: '%', min: 20, max: 85, decimals: 1, group: 'body' },
  neck: { unit: 'cm', min: 20, max: 80, decimals: 1, group: 'girths' },
  shoulders: { unit: 'cm', min: 60, max: 220, decimals: 1, group: 'girths' },
  chest: { unit: 'cm', min: 50, max: 220, decimals: 1, group: 'girths' },
  thorax: { unit: 'cm', min: 50, max: 220, decimals: 1, group: 'girths' },
  waist: { unit: 'cm', min: 40, max: 250, decimals: 1, group: 'girths' },
  abdomen: { unit: 'cm', min: 40, max: 250, decimals: 1, group: 'girths' },
  navel: { unit: 'cm', min: 40, max: 250, decimals: 1, group: 'girths' },
  hips: { unit: 'cm', min: 50, max: 250, decimals: 1, group: 'girths' },
  glutes: { unit: 'cm', min: 50, max: 250, decimals: 1, group: 'girths' },
  arms: { unit: 'cm', min: 12, max: 90, decimals: 1, group: 'girths' },
  'contracted-arms': { unit: 'cm', min: 12, max: 90, decimals: 1, group: 'girths' },
  forearms: { unit: 'cm', min: 10, max: 60, decimals: 1, group: 'girths' },
  legs: { unit: 'cm', min: 25, max: 140, decimals: 1, group: 'girths' },
  'medial-thighs': { unit: 'cm', min: 25, max: 140, decimals: 1, group: 'girths' },
  calves: { unit: 'cm', min: 15, max: 80, decimals: 1, group: 'girths' },
  ankles: { unit: 'cm', min: 10, max: 60, decimals: 1, group: 'girths' },
  squat: { unit: 'kg', min: 1, max: 600, decimals: 1, group: 'performance' },
  'bench-press': { unit: 'kg', min: 1, max: 500, decimals: 1, group: 'performance' },
  deadlift: { unit: 'kg', min: 1, max: 600, decimals: 1, group: 'performance' },
  'daily-steps': { unit: 'steps', min: 0, max: 150_000, decimals: 0, group: 'performance' },
} as const

export const metricTypes = [
  'weight',
  'height',
  'fat-mass',
  'lean-mass',
  'hydration',
  'neck',
  'shoulders',
  'chest',
  'thorax',
  'waist',
  'abdomen',
  'navel',
  'hips',
  'glutes',
  'arms',
  'contracted-arms',
  'forearms',
  'legs',
  'medial-thighs',
  'calves',
  'ankles',
  'squat',
  'bench-press',
  'deadlift',
  'daily-steps',
] as const satisfies readonly (keyof typeof metricDefinitions)[]
export type MetricType = (typeof metricTypes)[number]

export const metricGroups = ['body', 'girths', 'performance', 'own'] as const
export const metricLimits = { name: 40, unit: 12, entriesAtOnce: 100, note: 500, ownMetrics: 100, value: 1_000_000 } as const

/** One of the types, or the id of a metric of the workspace's own. */
export const MetricKind = z.union([z.enum(metricTypes), z.uuid()])

export const Metric = z.object({
  kind: z.string(),
  /** Null for a metric of the workspace's own. */
  type: z.enum(metricTypes).nullable(),
  name: z.string(),
  /** The unit as people read it: cm, kg, %, and steps in the asker's language. */
  unit: z.string(),
  group: z.enum(metricGroups),
  min: z.number(),
  max: z.number(),
  decimals: z.number().int(),
})
export type Metric = z.output<typeof Metric>

export const MetricPoint = z.object({ day: Day, value: z.number() })
/** The value was computed from a workout, so that nobody can change it here. */
const isFromWorkout = z.boolean()

/** A metric as one client has it. */
export const ClientMetric = Metric.extend({
  target: z.number().nullable(),
  targetDay: Day.nullable(),
  latest: MetricPoint.nullable(),
  previous: MetricPoint.nullable(),
  first: MetricPoint.nullable(),
  valuesTotal: z.number().int(),
  /** The last thirty, oldest first. */
  points: z.array(MetricPoint),
})
export type ClientMetric = z.output<typeof ClientMetric>

export const MetricValue = z.object({
  id: z.uuid(),
  day: Day,
  value: z.number(),
  note: z.string(),
  isFromWorkout,
  /** The value was measured at a visit, and changes only with the visit. */
  isFromVisit: z.boolean(),
  isByClient: z.boolean(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type MetricValue = z.output<typeof MetricValue>

const Value = z.number().min(-metricLimits.value).max(metricLimits.value)
const Note = z.string().trim().max(metricLimits.note)
const entry = {
  kind: MetricKind,
  day: Day,
  value: Value,
  note: Note.default(''),
  /** The weight of the same day that a new weight replaces. */
  replacesId: z.uuid().optional(),
}
const ownMetricFields = {
  name: z.string().trim().min(1).max(metricLimits.name),
  unit: z.string().trim().max(metricLimits.unit).default(''),
  decimals: z.number().int().min(0).max(3).default(1),
  min: Value.default(0),
  max: Value.default(metricLimits.value),
}
const detail = z.object({
  metric: ClientMetric,
  values: z.array(MetricValue),
  nextPage: z.number().int(),
  /** For the chart, oldest first, one a day; only with the first page, at most a thousand. */
  points: z.array(MetricPoint.extend({ isFromWorkout })),
})

export const listAllMetrics = endpoint({
  method: 'GET',
  path: '/all-metrics',
  access: { permission: 'view clients' },
  summary: 'The 25 types and the workspace’s own.',
  input: Nothing,
  output: z.object({ all_metrics: z.array(Metric) }),
  shows: ['metric'],
})

export const createMetric = endpoint({
  method: 'POST',
  path: '/all-metrics',
  access: { permission: 'update clients' },
  summary: 'A metric of the workspace’s own.',
  input: z.object(ownMetricFields),
  output: Metric,
  changes: ['metric'],
  errors: ['metric name taken', 'metric bounds', 'too many metrics'],
})

export const updateMetric = endpoint({
  method: 'PUT',
  path: '/all-metrics/:id',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, ...ownMetricFields }),
  output: Metric,
  changes: ['metric'],
  errors: ['not found', 'metric name taken', 'metric bounds'],
})

export const deleteMetric = endpoint({
  method: 'DELETE',
  path: '/all-metrics/:id',
  access: { permission: 'delete clients' },
  summary: 'It is offered no more and its values go with it, for every client.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['metric'],
  errors: ['not found'],
})

export const undeleteMetric = endpoint({
  method: 'POST',
  path: '/all-metrics/:id/undelete',
  access: { permission: 'delete clients' },
  input: z.object(idInput),
  output: Metric,
  changes: ['metric'],
  errors: ['not found', 'metric name taken', 'too many metrics'],
})

export const listUniqueMetrics = endpoint({
  method: 'GET',
  path: '/clients/metrics/unique-metrics',
  access: { permission: 'view clients' },
  summary: 'Every metric that the asker’s clients have, once, with how many have it.',
  input: Nothing,
  output: z.object({ metrics: z.array(Metric.extend({ clients: z.number().int() })) }),
  shows: ['metric'],
})

export const listClientMetrics = endpoint({
  method: 'GET',
  path: '/clients/:id/metrics',
  access: { permission: 'view clients' },
  input: z.object(idInput),
  output: z.object({ metrics: z.array(ClientMetric) }),
  shows: ['metric', 'weight'],
  errors: ['not found'],
})

export const getClientMetric = endpoint({
  method: 'GET',
  path: '/clients/:id/metrics/:metricId',
  access: { permission: 'view clients' },
  summary: 'metricId is the kind: one of the types, or the id of an own metric.',
  input: z.object({ ...idInput, metricId: MetricKind, page: listInput.page }),
  output: detail,
  shows: ['metric', 'weight'],
  errors: ['not found'],
})

export const addMetricValues = endpoint({
  method: 'POST',
  path: '/clients/:id/metrics',
  access: { permission: 'update clients' },
  summary: 'Values of one or several metrics; all are kept or none. A weight becomes one of the client’s weights.',
  input: z.object({ ...idInput, entries: z.array(z.object(entry)).min(1).max(metricLimits.entriesAtOnce) }),
  output: z.object({ metrics: z.array(ClientMetric) }),
  changes: ['metric', 'weight', 'client action'],
  errors: ['not found', 'unknown metric', 'metric range', 'day in future'],
})

export const updateClientMetric = endpoint({
  method: 'PUT',
  path: '/clients/:id/metrics/:metricId',
  access: { permission: 'update clients' },
  summary: 'Sets or clears the target; a metric that the client did not have yet is followed from now on.',
  input: z.object({ ...idInput, metricId: MetricKind, target: Value.nullable(), targetDay: Day.nullable().default(null) }),
  output: ClientMetric,
  changes: ['metric', 'weight'],
  errors: ['not found', 'metric range'],
})

export const deleteClientMetric = endpoint({
  method: 'DELETE',
  path: '/clients/:id/metrics/:metricId',
  access: { permission: 'update clients' },
  summary: 'With all its values. Weights are not deleted this way.',
  input: z.object({ ...idInput, metricId: MetricKind }),
  output: Nothing,
  changes: ['metric'],
  errors: ['not found', 'weight metric stays'],
})

export const undeleteClientMetric = endpoint({
  method: 'POST',
  path: '/clients/:id/metrics/:metricId/undelete',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, metricId: MetricKind }),
  output: ClientMetric,
  changes: ['metric'],
  errors: ['not found'],
})

export const updateMetricValue = endpoint({
  method: 'PUT',
  path: '/clients/:id/metrics/values/:valueId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, valueId: z.uuid(), day: Day, value: Value, note: Note.default('') }),
  output: MetricValue,
  changes: ['metric', 'weight', 'client action'],
  errors: ['not found', 'metric range', 'day in future'],
})

export const [deleteMetricValue, undeleteMetricValue] = recordDeletion({
  path: '/clients/:id/metrics/values/:valueId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, valueId: z.uuid() }),
  record: MetricValue,
  changes: ['metric', 'weight', 'client action'],
  errors: ['not found'],
})

export const listOwnMetrics = endpoint({
  method: 'GET',
  path: '/me/metrics',
  access: { role: 'client' },
  summary: 'One’s own, and all that could be measured.',
  input: Nothing,
  output: z.object({ metrics: z.array(ClientMetric), available: z.array(Metric), mayAdd: z.boolean() }),
  shows: ['metric', 'weight'],
  errors: ['not found'],
})

export const getOwnMetric = endpoint({
  method: 'GET',
  path: '/me/metrics/:metricId',
  access: { role: 'client' },
  input: z.object({ metricId: MetricKind, page: listInput.page }),
  output: detail,
  shows: ['metric', 'weight'],
  errors: ['not found'],
})

export const addOwnMetricValues = endpoint({
  method: 'POST',
  path: '/me/metrics',
  access: { role: 'client' },
  summary: 'The ids are made on the device: sent twice, written once.',
  input: z.object({
    entries: z
      .array(z.object({ id: z.uuid(), ...entry }))
      .min(1)
      .max(metricLimits.entriesAtOnce),
  }),
  output: z.object({ metrics: z.array(ClientMetric) }),
  changes: ['metric', 'weight', 'client action'],
  errors: ['not found', 'own records closed', 'unknown metric', 'metric range', 'day in future', 'record id taken'],
})

export const [deleteOwnMetricValue, undeleteOwnMetricValue] = recordDeletion({
  path: '/me/metrics/values/:valueId',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object({ valueId: z.uuid() }),
  record: MetricValue,
  changes: ['metric', 'weight', 'client action'],
  errors: ['not found', 'own records closed'],
})

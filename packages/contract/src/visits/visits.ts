import { z } from 'zod'
// imported for the error codes and things that the modules declare, because the calls below use them too
import type {} from '../client-actions/client-actions.ts'
import { ClientCard, sexes } from '../clients/clients.ts'
import type {} from '../clients/consents.ts'
import type {} from '../clients/records.ts'
import { download, endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { collaboratorFilter, Day, idInput, listInput, Timestamp } from '../lists.ts'
import { activityLevels, metabolicFormulas } from '../macros/energy-fields.ts'
import { metricTypes } from '../metrics/metrics.ts'
import type {} from '../weights/weights.ts'
import { LaboratoryCells, OwnFieldCells, VisitFields, visitLimits, VisitReadings } from './cells.ts'
import { bodyFatFormulas, formulaWarnings, measurementTypes } from './fields.ts'
import { measureCells } from './measures.ts'
import { VisitSettingsDetail } from './settings.ts'

// A visit is a document until it is finished; then its results are computed, and others read the last finished state.

export const visitErrors = {
  'visit day needed': 422,
  'visit weight needed': 422,
  'visit height needed': 422,
  'visit before birth': 422,
  'visit full': 422,
  'visit draft': 409,
  'invalid formula': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    visits: typeof visitErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    visits: 'visit' | 'visit settings'
  }
}

export const deletedVisitDays = 7
export const visitsPerPage = 50
/** The most visits of one client that tables and charts load. */
export const visitValuesAtMost = 200

/** The id of an existing row; the server makes one for a new row without an id. */
const writtenRow = { id: z.uuid().optional() }
const row = { id: z.uuid() }

/** The whole content: parts that it does not name are deleted. */
export const VisitContent = VisitFields.extend({
  measures: VisitReadings.default({}),
  laboratoryValues: z.array(LaboratoryCells.extend(writtenRow)).max(visitLimits.laboratoryValues).default([]),
  ownFields: z.array(OwnFieldCells.extend(writtenRow)).max(visitLimits.ownFields).default([]),
})
export type VisitContent = z.output<typeof VisitContent>

const ReadContent = VisitFields.extend({
  measures: VisitReadings,
  laboratoryValues: z.array(LaboratoryCells.extend(row)),
  ownFields: z.array(OwnFieldCells.extend(row)),
})
export type ReadContent = z.output<typeof ReadContent>

const warnings = z.array(z.enum(formulaWarnings))

/** The results of all formulas that have one, each with its reading, so that a new reading changes no finished visit. */
export const VisitResults = z.object({
  fat: z.array(
    z.object({ formula: z.enum(bodyFatFormulas), fatMassPerc: z.number(), fatFreeMassPerc: z.number(), readingId: z.string(), warnings }),
  ),
  rates: z.array(z.object({ formula: z.enum(metabolicFormulas).exclude(['MANUAL']), bmr: z.number(), readingId: z.string(), warnings })),
})
export type VisitResults = z.output<typeof VisitResults>

/** The value of a measure after all readings; for a part of the body also as a percentage of the weight. */
const MeasuredFigure = z.object({ value: z.number(), percent: z.number().optional() })
export const MeasuredFigures = z.partialRecord(z.enum(measureCells), MeasuredFigure)
export type MeasuredFigures = z.output<typeof MeasuredFigures>

/**
 * The facts that a visit took from the client's record. A height that was measured at the visit is not among them, and neither is a
 * child's, because a child grows.
 */
export interface RecordFacts {
  sex?: (typeof sexes)[number]
  birthDate?: string
  heightCm?: number
}

/** A laboratory value of a finished visit. Readers do not check it again, because they load hundreds at once. */
export const LaboratoryValue = z.object({
  name: z.string(),
  value: z.string(),
  unit: z.string().optional(),
  /** The day of the value; absent where it is that of the visit. */
  day: z.string().optional(),
})
export type LaboratoryValue = z.output<typeof LaboratoryValue>

/** Figures that finishing a visit stores beside its summary. */
export interface StoredFigures {
  results: VisitResults
  measured: MeasuredFigures
  facts: RecordFacts
  /** The height in the client's record at that time. */
  recordHeightCm: number | null
  /** Absent in visits that were finished before these values were stored here. */
  laboratoryValues?: LaboratoryValue[]
}

/** Changes since a visit was finished: newer readings of its formulas, or facts of the client's record. */
export const visitChanges = ['formulas', 'sex', 'birthDate', 'heightCm'] as const

/** A visit when it was finished last. */
export const VisitSummary = z.object({
  takenOn: Day,
  measurementType: z.enum(measurementTypes),
  weight: z.number(),
  height: z.number(),
  fatMassPerc: z.number().nullable(),
  fatFreeMassPerc: z.number().nullable(),
  bmr: z.number().nullable(),
  /** Null where the figures were measured by a device, or typed. */
  fatFormula: z.enum(bodyFatFormulas).nullable(),
  metabolicFormula: z.enum(metabolicFormulas).nullable(),
})
export type VisitSummary = z.output<typeof VisitSummary>

export const Visit = z.object({
  id: z.uuid(),
  client: ClientCard,
  /** Null for the client. */
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  takenOn: Day.nullable(),
  measurementType: z.enum(measurementTypes).nullable(),
  nextVisitOn: Day.nullable(),
  /** The visit was edited since it was last finished, or never finished. */
  isDraft: z.boolean(),
  finishedAt: Timestamp.nullable(),
  /** When the visit was shared with the client. */
  sharedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Visit = z.output<typeof Visit>

/** A visit with figures of the body, which the list of the whole business leaves out. */
export const VisitWithSummary = Visit.extend({ summary: VisitSummary.nullable() })
export type VisitWithSummary = z.output<typeof VisitWithSummary>

/** The results of the chosen formulas, or of measured or typed values. */
export const FormulaResults = z.object({
  /** Percent of the weight with two decimals, such as "18.20"; null where there is no result. */
  fatMassPerc: z.string().nullable(),
  fatFreeMassPerc: z.string().nullable(),
  /** Kilocalories a day at rest, rounded to two decimals. */
  bmr: z.number().nullable(),
  /** The fields that a chosen formula needs and the visit lacks, such as `triceps_fold`. */
  missingValues: z.array(z.string()),
})
export type FormulaResults = z.output<typeof FormulaResults>

export const VisitDetail = VisitWithSummary.extend({
  /** Results by `content`, as it is here. */
  ...FormulaResults.shape,
  /** The revision of the last change: a write that was made from an older one is refused. */
  revision: z.number().int(),
  content: ReadContent,
  /** The results when the visit was last finished; a client gets only those of the chosen formulas. */
  results: VisitResults.nullable(),
  measured: MeasuredFigures,
  /** The facts from which `results` were computed, beside `measured` and the day of `summary`. Null for clients and unfinished visits. */
  finishedFacts: z.object({ sex: z.enum(sexes).optional(), birthDate: Day.optional() }).nullable(),
  /** Computed values outside the range of their metric, which only the visit has. Empty for the client. */
  leftOut: z.array(z.object({ metric: z.enum(metricTypes).exclude(['weight']), value: z.number() })),
  /** Changes because of which computing the visit again is offered. Empty for the client. */
  changedSince: z.array(z.enum(visitChanges)),
})
export type VisitDetail = z.output<typeof VisitDetail>

const view = { permission: 'view visits' } as const

export const listVisits = endpoint({
  method: 'GET',
  path: '/visits',
  access: view,
  summary: 'The newest day first, and drafts without a day before them. A client gets those that were finished and shared.',
  input: z.object({
    ...listInput,
    ...collaboratorFilter,
    clientId: z.uuid().optional(),
    from: Day.optional(),
    to: Day.optional(),
    isDraft: z.stringbool().optional(),
  }),
  output: z.object({ visits: z.array(VisitWithSummary), nextPage: z.number().int() }),
  shows: ['visit', 'client'],
})

export const listClientVisits = endpoint({
  method: 'GET',
  path: '/clients/:id/visits',
  access: { permission: ['view clients', 'view visits'] },
  summary: 'The newest day first, with the figures of each.',
  input: z.object({ ...idInput, page: listInput.page }),
  output: z.object({ visits: z.array(VisitWithSummary), nextPage: z.number().int() }),
  shows: ['visit', 'client'],
  errors: ['not found'],
})

export const getVisit = endpoint({
  method: 'GET',
  path: '/visits/:id',
  access: view,
  summary: 'The team reads it as it is, a client as it was finished last, without private note, anamnesis and other formulas.',
  input: z.object(idInput),
  output: VisitDetail,
  shows: ['visit', 'client'],
  errors: ['not found'],
})

const finishedValues = {
  id: z.uuid(),
  measured: MeasuredFigures,
  activityLevel: z.enum(activityLevels).nullable(),
  /** Empty for the client. */
  laboratoryValues: z.array(LaboratoryValue),
}

/** A finished visit with all its figures. */
export type VisitValues = VisitSummary & z.output<z.ZodObject<typeof finishedValues>> & { results: VisitResults }

/**
 * A visit in a table of many. Each formula has only its figure, without readings and warnings, and lean mass is left out because it follows
 * from the fat. The answer for two hundred visits is a quarter shorter that way.
 */
const ListedVisitValues = VisitSummary.extend({
  ...finishedValues,
  results: z.object({
    /** Fat as a percentage of the weight. */
    fat: z.partialRecord(z.enum(bodyFatFormulas), z.number()),
    /** Kilocalories a day at rest. */
    rates: z.partialRecord(z.enum(metabolicFormulas).exclude(['MANUAL']), z.number()),
  }),
})
export type ListedVisitValues = z.output<typeof ListedVisitValues>

export const getVisitValues = endpoint({
  method: 'GET',
  path: '/visits/:id/values',
  access: view,
  summary: `The last ${visitValuesAtMost} finished visits of a client, newest first. A visit’s id stands for its client.`,
  input: z.object(idInput),
  output: z.object({ client: ClientCard, visits: z.array(ListedVisitValues) }),
  shows: ['visit', 'client'],
  errors: ['not found'],
})

export const exportVisitValues = download({
  method: 'GET',
  path: '/clients/:id/visits/export',
  access: { permission: ['view clients', 'view visits'] },
  summary: 'The same as a table: a line for each field, a column for each visit.',
  input: z.object({ ...idInput, format: z.enum(['csv', 'xlsx']).default('csv'), language: z.enum(languages).optional() }),
  types: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  shows: ['visit', 'client'],
  errors: ['not found'],
})

/** The number of a member's visits from which their measurement error is computed. */
export const measurementErrorVisits = 30

const MeasurementError = z.object({
  /** √(Σd²/2n), in the unit of the measures. */
  absolute: z.number(),
  /** The error as a percentage of the mean of all readings. */
  relative: z.number(),
  pairs: z.int(),
})
export type MeasurementError = z.output<typeof MeasurementError>

export const getMeasurementError = endpoint({
  method: 'GET',
  path: '/visits/measurementError',
  access: { permission: 'update visits' },
  summary: `How far the asker’s two readings of a site are apart, over their last ${measurementErrorVisits} finished visits.`,
  input: z.object({}),
  output: z.object({
    /** Visits with two readings of a site. */ visits: z.int(),
    fold: MeasurementError.nullable(),
    girth: MeasurementError.nullable(),
  }),
  shows: ['visit'],
})

export const getVisitBase = endpoint({
  method: 'GET',
  path: '/visits/:id/baseFormData',
  access: { permission: 'update visits' },
  summary:
    'What a new visit of the client begins with. A visit’s id stands for its client, and the visit itself is left out; so is what was ' +
    'measured after its day. Fetched for a visit without a network, it is logged as kept on a device rather than read.',
  input: z.object({ ...idInput, purpose: z.enum(['visit', 'offline']).default('visit') }),
  output: z.object({
    client: z.object({
      ...ClientCard.shape,
      sex: z.enum(sexes).nullable(),
      birthDate: Day.nullable(),
      heightCm: z.number().nullable(),
      /** Fields of the record: a visit writes them by `updateClient`, which needs this `updatedAt`. */
      allergies: z.string(),
      injuries: z.string(),
      updatedAt: Timestamp,
      hasHealthConsent: z.boolean(),
      /** The consent was withdrawn and not given again, so that nothing new may be stored. */
      isConsentWithdrawn: z.boolean(),
    }),
    /** The last finished visit. */
    last: z
      .object({
        id: z.uuid(),
        takenOn: Day,
        content: ReadContent,
        /** The height in the client's record when the visit was finished: a different one today was corrected. */
        recordHeightCm: z.number().nullable(),
      })
      .nullable(),
    /** The last value of each measure, with its day. */
    lastMeasured: z.partialRecord(z.enum(measureCells), MeasuredFigure.extend({ day: Day })),
    settings: VisitSettingsDetail,
  }),
  shows: ['visit', 'visit settings', 'client', 'consent'],
  errors: ['not found'],
})

import { z } from 'zod'
import { deviceId, recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'
import { diets } from '../recipes/fields.ts'
import { allergens, foodCategories, LabelStates } from './fields.ts'

// Foods that a client must not, cannot or does not want to eat. Meal plans are judged by them.

export const exclusionErrors = { 'too many exclusions': 422, 'exclusion kind and target differ': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    exclusions: typeof exclusionErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    exclusions: 'exclusion'
  }
}

/** The kinds, the gravest first. */
export const exclusionKinds = ['allergy', 'intolerance', 'diet', 'dislike'] as const
export type ExclusionKind = (typeof exclusionKinds)[number]

export const exclusionLimits = { word: 60, note: 300, perClient: 100, atOnce: 20 } as const

export const ExclusionTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('allergen'), allergen: z.enum(allergens) }),
  z.object({ kind: z.literal('category'), category: z.enum(foodCategories) }),
  z.object({ kind: z.literal('food'), foodId: z.uuid() }),
  /** Every food that has this word in its name. */
  z.object({ kind: z.literal('word'), word: z.string().trim().min(2).max(exclusionLimits.word) }),
  /** Every food that does not suit this way to eat. */
  z.object({ kind: z.literal('diet'), diet: z.enum(diets) }),
])
export type ExclusionTarget = z.output<typeof ExclusionTarget>

const foodTargets = ['allergen', 'category', 'food', 'word'] as const satisfies readonly ExclusionTarget['kind'][]

/** Each kind has its own targets. Nobody is allergic to a diet, and a diet is one of those that foods are judged by. */
export const exclusionTargets = {
  allergy: foodTargets,
  intolerance: foodTargets,
  diet: ['diet'],
  dislike: foodTargets,
} as const satisfies Record<ExclusionKind, readonly ExclusionTarget['kind'][]>

export const ClientExclusion = z.object({
  id: z.uuid(),
  kind: z.enum(exclusionKinds),
  target: ExclusionTarget,
  /** The target in the asker's language. */
  name: z.string(),
  note: z.string(),
  /** Entered by the client. */
  isByClient: z.boolean(),
  /** The name of the member, for the team; null for the client. */
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  labels: LabelStates.optional(),
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type ClientExclusion = z.output<typeof ClientExclusion>

const exclusionFields = { kind: z.enum(exclusionKinds), target: ExclusionTarget, note: z.string().trim().max(exclusionLimits.note) }

const NewExclusion = z
  .object({ ...deviceId, ...exclusionFields, note: exclusionFields.note.default('') })
  .refine(({ kind, target }) => exclusionTargets[kind].some(each => each === target.kind), {
    path: ['target'],
    error: 'exclusion kind and target differ',
  })

const answer = z.object({
  /** The gravest kind first, then by name. */
  exclusions: z.array(ClientExclusion),
  may: z.object({ add: z.boolean() }),
})

/** An exclusion that was read from a free text, and that somebody has to confirm. */
export const OfferedExclusion = z.object({
  target: ExclusionTarget,
  name: z.string(),
  /** The kinds that the exclusion can have, the likeliest first. */
  kinds: z.array(z.enum(exclusionKinds)),
})
export type OfferedExclusion = z.output<typeof OfferedExclusion>

const readers = { permission: ['view clients', 'view aliments'] } as const
const writers = { permission: ['update clients', 'view aliments'] } as const

export const listExclusions = endpoint({
  method: 'GET',
  path: '/clients/:id/exclusions',
  access: readers,
  summary:
    'With what the record’s free text names and no exclusion has yet: offered, never taken silently. What is not understood is listed.',
  input: z.object(idInput),
  output: answer.extend({
    allergiesText: z.string(),
    offered: z.array(OfferedExclusion),
    /** In the words of the text. */
    notUnderstood: z.array(z.string()),
  }),
  shows: ['exclusion', 'client', 'food'],
  errors: ['not found'],
})

export const createExclusions = endpoint({
  method: 'POST',
  path: '/clients/:id/exclusions',
  access: writers,
  summary: 'The ids are made on the device. One with the same kind and target is not added twice.',
  input: z.object({ ...idInput, exclusions: z.array(NewExclusion).min(1).max(exclusionLimits.atOnce) }),
  output: answer,
  changes: ['exclusion'],
  errors: ['not found', 'too many exclusions', 'record id taken', 'exclusion kind and target differ'],
})

export const updateExclusion = endpoint({
  method: 'PUT',
  path: '/clients/:id/exclusions/:exclusionId',
  access: writers,
  summary: 'Only what is sent changes; the target stays.',
  input: z.object({ ...idInput, exclusionId: z.uuid(), kind: exclusionFields.kind.optional(), note: exclusionFields.note.optional() }),
  output: ClientExclusion,
  changes: ['exclusion'],
  errors: ['not found', 'exclusion kind and target differ'],
})

export const [deleteExclusion, undeleteExclusion] = recordDeletion({
  path: '/clients/:id/exclusions/:exclusionId',
  access: writers,
  summary: 'Whether the team or the client entered it.',
  input: z.object({ ...idInput, exclusionId: z.uuid() }),
  record: ClientExclusion,
  changes: ['exclusion'],
  errors: ['not found'],
})

export const listOwnExclusions = endpoint({
  method: 'GET',
  path: '/me/exclusions',
  access: { role: 'client' },
  input: Nothing,
  output: answer,
  shows: ['exclusion'],
  errors: ['not found'],
})

export const createOwnExclusions = endpoint({
  method: 'POST',
  path: '/me/exclusions',
  access: { role: 'client' },
  summary: 'By allergen, category, word or diet. The library of foods is the team’s, so that no single food can be named.',
  input: z.object({ exclusions: z.array(NewExclusion).min(1).max(exclusionLimits.atOnce) }),
  output: answer,
  changes: ['exclusion'],
  errors: ['not found', 'too many exclusions', 'record id taken', 'exclusion kind and target differ'],
})

export const [deleteOwnExclusion, undeleteOwnExclusion] = recordDeletion({
  path: '/me/exclusions/:id',
  access: { role: 'client' },
  summary: 'Only what the client entered.',
  input: z.object(idInput),
  record: ClientExclusion,
  changes: ['exclusion'],
  errors: ['not found'],
})

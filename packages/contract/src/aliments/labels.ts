import { z } from 'zod'
import { deviceId, recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { areDistinct, Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { ExclusionTarget, exclusionKinds } from './exclusions.ts'
import { foodFields, foodLimits, labelStates } from './fields.ts'

// A client sends the label of a product, because nobody knows whether a food of theirs has what they are allergic to. A professional reads
// the label, and from then on the product is known to the whole business.

export const labelErrors = {
  'label needed': 422,
  'label not awaited': 409,
  'label already sent': 409,
  'label already decided': 409,
  'too many labels': 422,
  'product name needed': 422,
  'verdict needed': 422,
  'product already known': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    labels: typeof labelErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    labels: 'label check' | 'food product'
  }
}

export const labelLimits = { photos: 3, photoBytes: 15_728_640, openPerClient: 20, verdicts: 40, productsPerPage: 50 } as const
/** A reading of a label counts for so many days: makers change what they put into a product. */
export const labelReadingDays = 365

/** A food of a plan or diary: one of the foods, or where that is null only a name. */
export const LabelledFood = z
  .object({ id: z.uuid().nullable(), name: z.string().trim().max(300) })
  .refine(({ id, name }) => id !== null || name !== '', { path: ['name'], error: 'invalid input' })
export type LabelledFood = z.output<typeof LabelledFood>

export const LabelVerdict = z.object({ target: ExclusionTarget, state: z.enum(labelStates) })
export type LabelVerdict = z.output<typeof LabelVerdict>

/** A verdict with the day on which the label was read for it. */
export const DatedVerdict = LabelVerdict.extend({ readOn: Day })
export type DatedVerdict = z.output<typeof DatedVerdict>

export const productStates = ['current', 'expired', 'withdrawn'] as const
export type ProductState = (typeof productStates)[number]

export const productSorts = ['-readOn', 'readOn', 'name', '-name'] as const
export type ProductSort = (typeof productSorts)[number]

/** The recipe has changed, or the label was read wrongly. */
export const withdrawalReasons = ['recipe changed', 'mistake'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** Open until somebody has read the label, or asks for a better photo. */
export const labelOutcomes = ['open', 'decided', 'unreadable'] as const

const productNames = { brand: foodFields.brand, name: z.string().trim().max(foodLimits.name), barcode: foodFields.barcode }

const OwnLabelCheck = z.object({
  id: z.uuid(),
  food: LabelledFood,
  brand: z.string(),
  name: z.string(),
  barcode: z.string(),
  outcome: z.enum(labelOutcomes),
  createdAt: Timestamp,
})
export type OwnLabelCheck = z.output<typeof OwnLabelCheck>

/** A product as a client sees it. */
const OwnProduct = z.object({
  id: z.uuid(),
  brand: z.string(),
  name: z.string(),
  barcode: z.string(),
  state: z.enum(productStates),
  withdrawal: z.enum(withdrawalReasons).nullable(),
  /** The keys of the foods that the product stands for. */
  foodKeys: z.array(z.string()),
  /** The keys of the foods for which the client eats it. */
  chosenFor: z.array(z.string()),
  /** The client's allergies of which the label says that the product is free, each with the day of the reading. */
  free: z.array(z.object({ name: z.string(), readOn: Day })),
  /** The client's allergies that the label names, as an ingredient or as traces. */
  named: z.array(z.object({ name: z.string(), state: z.enum(['may contain', 'contains']), readOn: Day })),
})
export type OwnProduct = z.output<typeof OwnProduct>

const OwnLabels = z.object({ checks: z.array(OwnLabelCheck), products: z.array(OwnProduct) })
export type OwnLabels = z.output<typeof OwnLabels>

export const listOwnLabels = endpoint({
  method: 'GET',
  path: '/me/labels',
  access: { role: 'client' },
  summary: 'What the client has sent and nobody has read, and the products of the business whose labels speak of the client’s allergies.',
  input: Nothing,
  output: OwnLabels,
  shows: ['label check', 'food product', 'exclusion'],
  errors: ['not found'],
})

export const sendOwnLabel = endpoint({
  method: 'POST',
  path: '/me/labels',
  access: { role: 'client' },
  summary: 'A photo or a barcode at least. A product that answers every doubt of the food already is chosen at once, and nothing is sent.',
  input: z.object({
    ...deviceId,
    food: LabelledFood,
    brand: productNames.brand.default(''),
    name: productNames.name.default(''),
    barcode: productNames.barcode.default(''),
    photoUploadIds: z.array(z.uuid()).max(labelLimits.photos).default([]),
  }),
  output: z.object({
    /** Null if the product was known. */
    check: OwnLabelCheck.nullable(),
    product: OwnProduct.nullable(),
  }),
  changes: ['label check', 'food product', 'exclusion'],
  errors: [
    'not found',
    'label needed',
    'label not awaited',
    'label already sent',
    'too many labels',
    'record id taken',
    'barcode not digits',
    'barcode length wrong',
    'barcode digit wrong',
    'file type not accepted',
    'over the maximum',
  ],
})

export const [deleteOwnLabel, undeleteOwnLabel] = recordDeletion({
  path: '/me/labels/:id',
  access: { role: 'client' },
  summary: 'While nobody has read it.',
  input: z.object(idInput),
  record: OwnLabelCheck,
  changes: ['label check'],
  errors: ['not found'],
})

export const chooseOwnProduct = endpoint({
  method: 'PUT',
  path: '/me/labels/product',
  access: { role: 'client' },
  summary: 'The client eats this product for the food; null for another one. It must be free of all that was in doubt.',
  input: z.object({ food: LabelledFood, productId: z.uuid().nullable() }),
  output: OwnLabels,
  changes: ['label check', 'food product', 'exclusion'],
  errors: ['not found'],
})

/** Something that a client must not eat and of which a label may tell. */
const LabelDoubt = z.object({
  target: ExclusionTarget,
  kind: z.enum(exclusionKinds),
  name: z.string(),
  /** The words of the client or the team about it. */
  note: z.string(),
  /** Nobody knows whether the food has it. */
  isOpen: z.boolean(),
})

const ProductFacts = {
  id: z.uuid(),
  ...productNames,
  state: z.enum(productStates),
  withdrawal: z.enum(withdrawalReasons).nullable(),
  verdicts: z.array(DatedVerdict.extend({ name: z.string() })),
  /** The last reading. */
  readOn: Day,
  readBy: z.string().nullable(),
}

export const FoodProduct = z.object({
  ...ProductFacts,
  /** The names of the foods that it stands for. */
  foods: z.array(z.string()),
  clients: z.number().int(),
  photos: z.array(ShownFile),
  may: z.object({ update: z.boolean() }),
})
export type FoodProduct = z.output<typeof FoodProduct>

const LabelCheck = z.object({
  id: z.uuid(),
  client: z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable() }),
  /** The food has an id unless it is a name alone. */
  food: LabelledFood,
  ...productNames,
  photos: z.array(ShownFile),
  outcome: z.enum(labelOutcomes),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  decidedBy: z.string().nullable(),
})

const LabelCheckDetail = LabelCheck.extend({
  /** The exclusions of the client, the open ones first. */
  doubts: z.array(LabelDoubt),
  /** The product that the business knows by this barcode, or that the check has become. */
  product: FoodProduct.nullable(),
  may: z.object({ decide: z.boolean() }),
})
export type LabelCheckDetail = z.output<typeof LabelCheckDetail>

const readers = { permission: ['view clients', 'view aliments'] } as const
const deciders = { permission: ['view clients', 'update aliments'] } as const
const checkInput = { id: z.uuid(), checkId: z.uuid() }

const verdicts = z
  .array(LabelVerdict)
  .max(labelLimits.verdicts)
  .refine(list => list.every(({ target }) => target.kind !== 'diet'), { error: 'invalid input' })
  .refine(list => areDistinct(list, ({ target }) => JSON.stringify(target)), { error: 'invalid input' })

const decision = { ...productNames, verdicts }
const decisionErrors = [
  'product name needed',
  'verdict needed',
  'barcode not digits',
  'barcode length wrong',
  'barcode digit wrong',
] as const

export const listOpenLabels = endpoint({
  method: 'GET',
  path: '/labels',
  access: readers,
  summary: 'The labels that nobody has read, of the clients in the asker’s charge; the one that waits longest first.',
  input: Nothing,
  output: z.object({ checks: z.array(LabelCheck) }),
  shows: ['label check'],
})

export const getLabelCheck = endpoint({
  method: 'GET',
  path: '/clients/:id/labels/:checkId',
  access: readers,
  input: z.object(checkInput),
  output: LabelCheckDetail,
  shows: ['label check', 'food product', 'exclusion', 'food'],
  errors: ['not found'],
})

export const decideLabel = endpoint({
  method: 'PUT',
  path: '/clients/:id/labels/:checkId/decision',
  access: deciders,
  summary: 'What is decided counts for the whole business. What is left out stays in doubt. The first of two decisions counts.',
  input: z.object({ ...checkInput, ...decision }),
  output: LabelCheckDetail,
  changes: ['label check', 'food product', 'exclusion'],
  errors: ['not found', 'label already decided', ...decisionErrors],
})

export const returnLabel = endpoint({
  method: 'PUT',
  path: '/clients/:id/labels/:checkId/return',
  access: deciders,
  summary: 'The photo cannot be read: the client is asked for another one.',
  input: z.object(checkInput),
  output: LabelCheckDetail,
  changes: ['label check'],
  errors: ['not found', 'label already decided'],
})

export const listFoodProducts = endpoint({
  method: 'GET',
  path: '/food-products',
  access: { permission: 'view aliments' },
  summary: 'Search knows names, brands, barcodes and foods. 50 a page, the last reading first.',
  input: z.object({ ...listInput, state: z.enum(productStates).optional(), sort: z.enum(productSorts).default('-readOn') }),
  output: z.object({ products: z.array(FoodProduct), nextPage: z.number().int() }),
  shows: ['food product', 'food'],
})

export const updateFoodProduct = endpoint({
  method: 'PUT',
  path: '/food-products/:id',
  access: { permission: 'update aliments' },
  summary: 'Somebody has read the label again: what they say counts from today on.',
  input: z.object({ ...idInput, ...decision }),
  output: FoodProduct,
  changes: ['food product', 'exclusion'],
  errors: ['not found', 'product already known', ...decisionErrors],
})

export const withdrawFoodProduct = endpoint({
  method: 'PUT',
  path: '/food-products/:id/withdrawal',
  access: { permission: 'update aliments' },
  summary: 'The doubt is back for everybody who eats it, until the label is read again.',
  input: z.object({ ...idInput, reason: z.enum(withdrawalReasons) }),
  output: FoodProduct,
  changes: ['food product', 'exclusion'],
  errors: ['not found'],
})

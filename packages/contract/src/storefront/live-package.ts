import { z } from 'zod'
// imported for the things that the modules declare, because the call below shows them
import type {} from '../onboarding/onboarding.ts'
import type {} from '../packages/errors.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { idInput } from '../lists.ts'
import { billingModels, discountDurations, intervalUnits, NamedUnlocks } from '../packages/fields.ts'

// Everybody may see these facts of a package that is for sale.

export const LivePackage = z.object({
  id: z.uuid(),
  /** The version whose price is shown; a checkout names it. */
  versionId: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** The language of name and description. */
  language: z.enum(languages),
  image: z.string().nullable(),
  /** The storefront shows it, too; others are reached by their address alone. */
  isShown: z.boolean(),
  /** Payments can be taken; a free package needs none. */
  maySell: z.boolean(),
  /** The buyer is asked for fiscal code and address. */
  asksFiscal: z.boolean(),
  business: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    /** The colour of the public page, or that of the business. */
    mainColor: z.string().nullable(),
    /** The public page, while there is one. */
    page: z.string().nullable(),
    /** The country code for telephone numbers that are written without one. */
    countryCode: z.string(),
    /** The page on which the business says how it handles personal data; null where ours stands for it. */
    privacyUrl: z.string().nullable(),
  }),
  billingModel: z.enum(billingModels),
  /** Null with a one-time package, as is the count. */
  intervalUnit: z.enum(intervalUnits).nullable(),
  intervalCount: z.number().int().nullable(),
  currency: z.string(),
  /** Cents, without the discount. */
  price: z.number().int(),
  trialDays: z.number().int(),
  accessDays: z.number().int().nullable(),
  installments: z.number().int().nullable(),
  charges: z.object({
    /** The first charge is due at once, or when the trial is over. */
    first: z.number().int(),
    /** Each charge after it; null where none comes. */
    next: z.number().int().nullable(),
    /** All of it, where something in installments can also be paid at once. */
    atOnce: z.number().int().nullable(),
    /** All charges of what is bought once; null for what repeats. */
    total: z.number().int().nullable(),
  }),
  discount: z
    .object({
      code: z.string(),
      percent: z.number().int().nullable(),
      amount: z.number().int().nullable(),
      duration: z.enum(discountDurations),
    })
    .nullable(),
  /** The buyer reads the names of what the package gives. */
  unlocks: NamedUnlocks,
  attachments: z.array(z.string()),
})
export type LivePackage = z.output<typeof LivePackage>

export const getLivePackage = endpoint({
  method: 'GET',
  path: '/live/workoutPackage/:id',
  access: { public: 'whoever buys has no account yet' },
  summary: 'What the page of a package shows, `/sf/plans/{id}`; with a discount code at its price.',
  input: z.object({ ...idInput, code: z.string().trim().max(30).optional() }),
  output: LivePackage,
  shows: ['package', 'discount code', 'payment account'],
  errors: ['not found', 'discount not valid', 'too many requests'],
})

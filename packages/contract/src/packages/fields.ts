import { z } from 'zod'
import { creditLimits } from '../credits/credits.ts'
import { languages } from '../languages.ts'
import { areDistinct } from '../lists.ts'

// The fields of a package and of its terms. What fits which billing model is judged by domain/packages.

export const packageLimits = {
  name: 120,
  description: 4_000,
  image: 10_000_000,
  /** Cents. Besides these, 0 is a price: free. */
  price: { least: 50, most: 5_000_000 },
  intervalCount: 365,
  trialDays: 90,
  accessDays: 3_650,
  installments: { least: 2, most: 12 },
  /** Cents of each installment. */
  installment: 50,
  programs: 5,
  surveys: 5,
  credits: 5,
  collaborators: 20,
  attachments: 10,
  attachmentName: 255,
  packages: 200,
  discountCodes: 300,
  discountUses: 100_000,
  perPage: 50,
} as const

export const billingModels = ['SUBSCRIPTION', 'ONE_TIME_PAYMENT'] as const
export type BillingModel = (typeof billingModels)[number]

export const intervalUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type IntervalUnit = (typeof intervalUnits)[number]

/** A discount lowers the first payment alone, or all of them. */
export const discountDurations = ['first', 'all'] as const
export type DiscountDuration = (typeof discountDurations)[number]

/** A sale unlocks things of these kinds for a client. */
export const unlockKinds = ['program', 'survey', 'credits', 'chat', 'collaborator', 'file', 'client type'] as const
export type UnlockKind = (typeof unlockKinds)[number]

/** Credits of a one-time package are given once, whatever stands here. */
export const unlockedCreditsEach = ['once', 'period'] as const

export const UnlockedCredits = z.object({
  /** The kind of appointment that they pay; null for all kinds. */
  kindId: z.uuid().nullable().default(null),
  amount: z.int().min(1).max(creditLimits.perPack),
  /** The days for which they can be used; null for ever. */
  validDays: z.int().min(1).max(creditLimits.days).nullable().default(null),
  each: z.enum(unlockedCreditsEach).default('once'),
})
export type UnlockedCredits = z.output<typeof UnlockedCredits>

const distinctIds = (atMost: number) =>
  z
    .array(z.uuid())
    .max(atMost)
    .refine(ids => areDistinct(ids, id => id), { error: 'unlock twice' })
    .default([])

export const Unlocks = z.object({
  /** Models of the library; one-time packages alone have them. */
  programIds: distinctIds(packageLimits.programs),
  surveyIds: distinctIds(packageLimits.surveys),
  credits: z
    .array(UnlockedCredits)
    .max(packageLimits.credits)
    .refine(credits => areDistinct(credits, ({ kindId }) => kindId), { error: 'unlock twice' })
    .default([]),
  opensChat: z.boolean().default(true),
  /** Memberships that are put in charge. */
  collaboratorIds: distinctIds(packageLimits.collaborators),
})
export type Unlocks = z.output<typeof Unlocks>

// Forms of the browser send every field as a text.
const formInteger = (least: number, most: number) => {
  const integer = z.int().min(least).max(most)
  return z.union([
    integer,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(integer),
  ])
}
const formNull = z.literal('').transform(() => null)
const formBoolean = z.union([z.boolean(), z.stringbool()])
const formUnlocks = z.union([
  Unlocks,
  z
    .string()
    .max(20_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json_string', input: text })
        return z.NEVER
      }
    })
    .pipe(Unlocks),
])

/** Cents: 0, or between 50 and 5,000,000. */
export const Price = formInteger(0, packageLimits.price.most).refine(price => price === 0 || price >= packageLimits.price.least, {
  error: 'price out of range',
})

/** The fields that make the terms: a sold version keeps them, and a change makes the next version. */
export const termFields = {
  billingModel: z.enum(billingModels),
  intervalUnit: z.enum(intervalUnits),
  intervalCount: formInteger(1, packageLimits.intervalCount),
  price: Price,
  trialDays: formInteger(0, packageLimits.trialDays),
  /** How long a one-time package stays open; null for ever. */
  accessDays: z.union([formInteger(1, packageLimits.accessDays), z.null(), formNull]),
  /** Monthly parts of a one-time price; null for one payment. */
  installments: z.union([formInteger(packageLimits.installments.least, packageLimits.installments.most), z.null(), formNull]),
  /** The type that a new client gets. */
  clientTypeId: z.union([z.uuid(), z.null(), formNull]),
  unlocks: formUnlocks,
}

/** The fields that belong to the package itself and change at any time. */
export const packageFields = {
  name: z.string().trim().min(1).max(packageLimits.name),
  description: z.string().trim().max(packageLimits.description),
  /** The language in which name and description are written. */
  language: z.enum(languages),
  isActive: formBoolean,
  isShown: formBoolean,
  isFeatured: formBoolean,
}

export const defaultUnlocks: Unlocks = { programIds: [], surveyIds: [], credits: [], opensChat: true, collaboratorIds: [] }

/** The contents of a package, by the names that its buyer reads. */
export const NamedUnlocks = z.object({
  programs: z.array(z.string()),
  surveys: z.array(z.string()),
  credits: z.array(
    z.object({
      kind: z.string().nullable(),
      amount: z.number().int(),
      validDays: z.number().int().nullable(),
      each: z.enum(unlockedCreditsEach),
    }),
  ),
  hasChat: z.boolean(),
  collaborators: z.array(z.string()),
})
export type NamedUnlocks = z.output<typeof NamedUnlocks>

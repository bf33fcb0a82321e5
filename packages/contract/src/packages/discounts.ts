import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { areDistinct, Day, idInput, Nothing, Timestamp } from '../lists.ts'
import { discountDurations, packageLimits } from './fields.ts'

/** A code as people type it; it is stored in capitals. */
export const DiscountCodeText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,30}$/)

const discountFields = {
  /** A percentage, or an amount in cents: one of the two. */
  percent: z.int().min(1).max(100).nullable(),
  amount: z.int().min(1).max(packageLimits.price.most).nullable(),
  duration: z.enum(discountDurations),
  /** Null for any number. */
  usesAtMost: z.int().min(1).max(packageLimits.discountUses).nullable(),
  /** The first and the last day on which it is valid. */
  fromDay: Day.nullable(),
  untilDay: Day.nullable(),
  /** Empty for all packages. */
  packageIds: z
    .array(z.uuid())
    .max(packageLimits.packages)
    .refine(ids => areDistinct(ids, id => id)),
}

export const DiscountCode = z.object({
  id: z.uuid(),
  code: z.string(),
  ...discountFields,
  uses: z.number().int(),
  isArchived: z.boolean(),
  /** Today it can be used: not archived, not used up, within its days. */
  isValid: z.boolean(),
  createdAt: Timestamp,
})
export type DiscountCode = z.output<typeof DiscountCode>

const update = { permission: 'update workout packages' } as const
const faults = ['not found', 'discount by one way', 'discount days'] as const

export const listDiscountCodes = endpoint({
  method: 'GET',
  path: '/discount-codes',
  access: { permission: 'view workout packages' },
  summary: 'The newest first, those of the archive last.',
  input: Nothing,
  output: z.object({ discountCodes: z.array(DiscountCode), currency: z.string() }),
  shows: ['discount code', 'package'],
})

export const createDiscountCode = endpoint({
  method: 'POST',
  path: '/discount-codes',
  access: update,
  input: z.object({
    code: DiscountCodeText,
    percent: discountFields.percent.default(null),
    amount: discountFields.amount.default(null),
    duration: discountFields.duration.default('first'),
    usesAtMost: discountFields.usesAtMost.default(null),
    fromDay: discountFields.fromDay.default(null),
    untilDay: discountFields.untilDay.default(null),
    packageIds: discountFields.packageIds.default([]),
  }),
  output: DiscountCode,
  changes: ['discount code'],
  errors: [...faults, 'discount code taken', 'too many discount codes'],
})

export const updateDiscountCode = endpoint({
  method: 'PUT',
  path: '/discount-codes/:id',
  access: update,
  summary: 'Only what is sent changes. Once somebody has used it, percentage, amount and duration stay.',
  input: z.object({ ...idInput, ...z.object(discountFields).partial().shape }),
  output: DiscountCode,
  changes: ['discount code'],
  errors: [...faults, 'discount used', 'discount uses'],
})

export const archiveDiscountCode = endpoint({
  method: 'POST',
  path: '/discount-codes/:id/archive',
  access: update,
  summary: 'Nobody can use it any more; those who have, keep the discount.',
  input: z.object(idInput),
  output: DiscountCode,
  changes: ['discount code'],
  errors: ['not found'],
})

export const restoreDiscountCode = endpoint({
  method: 'POST',
  path: '/discount-codes/:id/restore',
  access: update,
  input: z.object(idInput),
  output: DiscountCode,
  changes: ['discount code'],
  errors: ['not found'],
})

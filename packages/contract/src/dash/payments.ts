import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, listInput } from '../lists.ts'
import { paymentStates } from '../purchases/fields.ts'
import { forOperator } from './access.ts'
import { yesNo } from './businesses.ts'

export const packagePaymentKinds = ['purchase', 'subscription'] as const

/** A payment for a package; nothing in it tells who has paid. */
export const PackagePayment = z.object({
  id: z.uuid(),
  business: z.string(),
  isTest: z.boolean(),
  package: z.string(),
  kind: z.enum(packagePaymentKinds),
  amount: z.number().int(),
  fee: z.number().int().nullable(),
  refunded: z.number().int(),
  currency: z.string(),
  state: z.enum(paymentStates),
  day: Day,
  /** The provider's id of the payment, to find it there; null for what was entered by hand. */
  providerId: z.string().nullable(),
})
export type PackagePayment = z.output<typeof PackagePayment>

export const getWorkoutPackagePayments = endpoint({
  method: 'GET',
  path: '/dash/getWorkoutPackagePayments',
  access: forOperator,
  summary: 'Payments for packages, the latest first, 50 a page. The totals leave out test businesses, unless they are asked for.',
  input: z.object({
    page: listInput.page,
    search: listInput.search,
    state: z.enum(paymentStates).optional(),
    kind: z.enum(packagePaymentKinds).optional(),
    test: yesNo,
    from: Day.optional(),
    to: Day.optional(),
  }),
  output: z.object({
    payments: z.array(PackagePayment),
    nextPage: z.number().int(),
    totals: z
      .array(
        z.object({
          currency: z.string(),
          count: z.number().int(),
          amount: z.number().int(),
          fee: z.number().int(),
          refunded: z.number().int(),
        }),
      )
      .nullable(),
  }),
  shows: ['business of the operator'],
})

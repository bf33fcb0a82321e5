import { z } from 'zod'
import type { ErrorTable } from '../errors.ts'
import { Timestamp } from '../lists.ts'
import { planPeriods, planStates } from '../plan/fields.ts'
import { CardShown } from '../purchases/fields.ts'

// A business pays the operator for its plan. Amounts are integer cents of EUR; prices are without VAT, and the total stands beside them.

export const paymentsErrors = {
  /** No tier has so many places, or it cannot be paid for. */
  'plan unknown': 422,
  /** `data.missing` names the fields of the billing profile. */
  'billing data missing': 422,
  /** The business has a plan already: it is changed, not bought. */
  'plan runs already': 409,
  /** Nothing that is paid runs, so there is nothing to change. */
  'no paid plan': 409,
  /** The operator has granted the plan, and changes it. */
  'plan granted': 409,
  /** A renewal is unpaid: it is paid first. */
  'plan unpaid': 409,
  'nothing to change in plan': 422,
  /** The price or the moment differs from what was shown; `data.preview` has the new one. */
  'plan preview changed': 409,
  /** Another change of the plan is under way, or waits for a confirmation. */
  'plan changing': 409,
  'no plan change waits': 409,
  'plan not cancelled': 409,
  /** The card was refused: nothing was changed and nothing was charged. */
  'card refused': 402,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    payments: typeof paymentsErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    payments: 'plan payment'
  }
}

const Money = z.number().int()

/** Why this share of VAT is charged: as in Italy, none because VIES confirms the buyer's number, or none outside the EU. */
export const vatReasons = ['standard', 'reverse charge', 'outside'] as const
export type VatReason = (typeof vatReasons)[number]

export const Vat = z.object({
  percent: z.number().int(),
  reason: z.enum(vatReasons),
  /** The number is of another country of the EU and VIES has not answered yet, so VAT is charged as in Italy. */
  isUnchecked: z.boolean(),
})
export type Vat = z.output<typeof Vat>

/** An amount with its VAT; the total is what is charged. */
export const Amount = z.object({ net: Money, vat: Money, total: Money })
export type Amount = z.output<typeof Amount>

export const PlanOffer = z.object({
  /** The tier is named by its places of active clients. */
  tier: z.number().int(),
  name: z.string(),
  isFree: z.boolean(),
  prices: z.object({ monthly: Amount, sixMonths: Amount, annual: Amount }),
})
export type PlanOffer = z.output<typeof PlanOffer>

const Period = z.enum(planPeriods)

/** A change that takes effect later: it can be taken back until then. */
export const ScheduledPlanChange = z.object({ tier: z.number().int(), period: Period, price: Amount, at: Timestamp })

/** A change at once that waits for its payment: nothing has changed yet. */
export const OpenPlanChange = z.object({
  tier: z.number().int(),
  period: Period,
  total: Money,
  /** The provider's page on which the holder confirms the payment; null while the provider has not answered yet. */
  confirmUrl: z.string().nullable(),
  /** Until then it can be confirmed; afterwards all stays as it is, and nothing is charged. */
  expiresAt: Timestamp.nullable(),
})

export const ActivePlan = z.object({
  name: z.string(),
  /** The price of a period in cents, without VAT; 0 for free, trial and granted plans. */
  price: Money,
  state: z.enum(planStates),
  /** The places of the plan; null for no limit. Beside a trial it is the tier that was bought, or null. */
  tier: z.number().int().nullable(),
  period: Period.nullable(),
  /** The clients who take a place now. */
  activeClients: z.number().int(),
  /** Places that count now; null while there is no limit, as in a trial. */
  places: z.number().int().nullable(),
  trialEndsAt: Timestamp.nullable(),
  /** The end of what is paid. */
  paidUntil: Timestamp.nullable(),
  /** When it ends, where it was cancelled, ended or granted until a day. */
  endsAt: Timestamp.nullable(),
  /** The last moment of the buffer after something has ended; until then places stay as they were. */
  bufferUntil: Timestamp.nullable(),
  nextCharge: z.object({ at: Timestamp, amount: Amount }).nullable(),
  /** A renewal that was not paid. */
  unpaid: z.object({ since: Timestamp, retryAt: Timestamp.nullable(), payUrl: z.string().nullable() }).nullable(),
  scheduledChange: ScheduledPlanChange.nullable(),
  openChange: OpenPlanChange.nullable(),
  card: CardShown.nullable(),
  vat: Vat,
  may: z.object({
    purchase: z.boolean(),
    change: z.boolean(),
    cancel: z.boolean(),
    /** A cancellation can be taken back until the end. */
    resume: z.boolean(),
    releaseChange: z.boolean(),
    changeCard: z.boolean(),
  }),
})
export type ActivePlan = z.output<typeof ActivePlan>

export const planChangeMoments = ['now', 'period end'] as const
export type PlanChangeMoment = (typeof planChangeMoments)[number]

export const PreviewLine = z.object({
  /** Given back for unused time, or charged for the rest of a period or a whole one. */
  kind: z.enum(['unused time', 'rest of period', 'whole period']),
  tier: z.number().int(),
  period: Period,
  from: Timestamp,
  until: Timestamp,
  /** Without VAT; negative for what is given back. */
  net: Money,
})
export type PreviewLine = z.output<typeof PreviewLine>

export const PlanChangePreview = z.object({
  tier: z.number().int(),
  period: Period,
  at: z.enum(planChangeMoments),
  /** The moments that may be chosen; the first is the preset. One where there is no choice. */
  choices: z.array(z.enum(planChangeMoments)),
  /** When the places of the tier count from. */
  placesFrom: Timestamp,
  /** When the period is charged from. */
  periodFrom: Timestamp,
  lines: z.array(PreviewLine),
  /** Given back for unused time, without VAT. */
  credit: Money,
  /** To pay now. */
  due: Amount,
  vat: Vat,
  /** The next charge after this one. */
  next: z.object({ at: Timestamp, amount: Amount }),
  /** Send it with the change; null where nothing is due now. */
  prorationDate: Timestamp.nullable(),
  activeClients: z.number().int(),
  /** Active clients above the places of the tier: they stay active, and nobody can be added. */
  clientsAbove: z.number().int(),
  /** The change takes back one that waits, or a cancellation. */
  replaces: z.enum(['scheduled change', 'cancellation']).nullable(),
})
export type PlanChangePreview = z.output<typeof PlanChangePreview>

export const planPaymentStates = ['paid', 'refunded'] as const
export type PlanPaymentState = (typeof planPaymentStates)[number]

export const PlanPayment = z.object({
  id: z.uuid(),
  /** The title names what was paid for, in the words of that day and the language of the reader. */
  title: z.string(),
  state: z.enum(planPaymentStates),
  amount: Amount,
  /** The part that the operator has given back. */
  refunded: Money,
  vatPercent: z.number().int(),
  /** The provider's number of the invoice. */
  invoiceNumber: z.string().nullable(),
  card: CardShown.nullable(),
  coversUntil: Timestamp.nullable(),
  paidAt: Timestamp,
})
export type PlanPayment = z.output<typeof PlanPayment>

export const BillingProfile = z.object({
  name: z.string(),
  address: z.string(),
  /** Two letters, ISO 3166. */
  country: z.string(),
  vatNumber: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  certifiedMail: z.string().nullable(),
  recipientCode: z.string().nullable(),
  email: z.string().nullable(),
  vat: Vat,
  /** The day and answer of VIES on the number; null for numbers that it is not asked about. */
  viesCheck: z.object({ answer: z.enum(['valid', 'invalid', 'unreachable']), at: Timestamp }).nullable(),
  /** Fields that are to be filled before the first purchase. */
  missing: z.array(z.enum(['address', 'email', 'vatNumber'])),
})
export type BillingProfile = z.output<typeof BillingProfile>

/** The buyer of a sale beside plans, where an invoice names another one than the business. */
export type SaleBuyer = Omit<PlanBuyer, 'email'>

/** The buyer as an invoice of that day names them. */
export interface PlanBuyer {
  name: string
  address: string
  country: string
  vatNumber: string | null
  fiscalCode: string | null
  certifiedMail: string | null
  recipientCode: string | null
  email: string | null
}

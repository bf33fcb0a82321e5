import { z } from 'zod'
import type { ErrorTable } from '../errors.ts'
import { Day, Timestamp } from '../lists.ts'

// A purchase lists every movement of its money. Amounts are integer cents of a currency.

export const purchasesErrors = {
  /** The version that was seen is not offered any more; `data.offer` has the new price. */
  'offer changed': 409,
  /** The package is archived, inactive or gone. */
  'offer ended': 410,
  /** The business has no account that may take money. */
  'selling stopped': 409,
  /** A person has one trial of a business; sent again with `withoutTrial`, the order is charged at once. */
  'trial used': 409,
  /** Nothing is to be paid, so a new client needs a place of the plan. */
  'business full': 409,
  /** Signed in, but no client of this business; with a button that leads there. */
  'buyer not linked': 403,

  'fiscal data needed': 422,
  'checkout over': 410,
  'refund above the rest': 409,
  'payment disputed': 409,
  'payment not refundable': 409,
  'sale in the future': 422,
  'address already claimed': 409,
  'withdrawal over': 410,
  'nothing left to pay': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    purchases: typeof purchasesErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    purchases: 'purchase' | 'payment'
  }
}

export const purchaseLimits = {
  perPage: 50,
  note: 500,
  /** The dearest sale, in cents. */
  amount: 5_000_000,
  /** A checkout waits for so many minutes, and a link that the professional has sent for so many days. */
  checkoutMinutes: 30,
  /** The mail that confirms the address for a free package works for two days. */
  freeMinutes: 2_880,
  linkDays: 14,
  /** A consumer may withdraw for so many days; the money goes back within as many. */
  withdrawalDays: 14,
  /** The way in is sent again so many times a day. */
  mailsADay: 5,
} as const

export const checkoutStates = ['asked', 'open', 'settling', 'paid', 'fulfilled', 'failed', 'expired'] as const
export type CheckoutState = (typeof checkoutStates)[number]

/** The page that everybody sees, a link that the professional has sent, a client of theirs, or by hand. */
export const checkoutSources = ['page', 'link', 'client', 'hand'] as const
export type CheckoutSource = (typeof checkoutSources)[number]

export const purchaseStates = ['pending', 'paid', 'failed', 'expired', 'partly refunded', 'refunded', 'disputed'] as const
export type PurchaseState = (typeof purchaseStates)[number]

export const paymentMethods = ['card', 'cash', 'transfer', 'terminal', 'free'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** The professional records payments of these methods by hand. */
export const handMethods = ['cash', 'transfer', 'terminal'] as const satisfies readonly PaymentMethod[]

export const paymentStates = ['settling', 'paid', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

export const refundStates = ['asked', 'pending', 'paid', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The accountant needs this of the buyer, where the business asks for it. */
export const BuyerFiscal = z.object({
  fiscalCode: z.string().trim().max(20).optional(),
  address: z.string().trim().max(200).optional(),
  zip: z.string().trim().max(12).optional(),
  city: z.string().trim().max(80).optional(),
  province: z.string().trim().max(40).optional(),
  /** Two letters, ISO 3166. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})
export type BuyerFiscal = z.output<typeof BuyerFiscal>

export const checkoutPurposes = ['policy', 'terms', 'early start', 'account link'] as const
export type CheckoutPurpose = (typeof checkoutPurposes)[number]
/** The version of the words that buyers agree to. It changes with the words. */
export const checkoutWording = '2'

/** A consent proves what the buyer has agreed to: the purpose, the version of the words, and the hour. */
export interface CheckoutConsent {
  purpose: CheckoutPurpose
  wording: string
  givenAt: string
}

export const CardShown = z.object({ brand: z.string(), last4: z.string(), expires: z.string() })
export type CardShown = z.output<typeof CardShown>

export const Refund = z.object({
  id: z.uuid(),
  amount: z.number().int(),
  state: z.enum(refundStates),
  reason: z.string(),
  /** Null for one that was made at the provider. */
  author: z.string().nullable(),
  createdAt: Timestamp,
})
export type Refund = z.output<typeof Refund>

export const Dispute = z.object({
  id: z.uuid(),
  amount: z.number().int(),
  state: z.enum(disputeStates),
  reason: z.string(),
  /** Until when the professional may answer it at the provider. */
  dueAt: Timestamp.nullable(),
  createdAt: Timestamp,
})
export type Dispute = z.output<typeof Dispute>

/** A movement of money, as the admin sees it; also those of subscriptions. */
export const Payment = z.object({
  id: z.uuid(),
  /** The number of the receipt. */
  number: z.number().int(),
  /** The title names what was paid for, in the words of that day. */
  title: z.string(),
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  amount: z.number().int(),
  currency: z.string(),
  fee: z.number().int().nullable(),
  refunded: z.number().int(),
  /** The rest can still be given back; refunds that are under way are taken off. */
  rest: z.number().int(),
  card: CardShown.nullable(),
  coversUntil: Day.nullable(),
  payoutOn: Day.nullable(),
  paidAt: Timestamp.nullable(),
  createdAt: Timestamp,
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  may: z.object({ refund: z.boolean() }),
})
export type Payment = z.output<typeof Payment>

/** A movement of money, as the client who paid sees it. */
export const OwnPayment = z.object({
  id: z.uuid(),
  number: z.number().int(),
  title: z.string(),
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
  card: CardShown.nullable(),
  paidAt: Timestamp.nullable(),
})
export type OwnPayment = z.output<typeof OwnPayment>

/** The days on which the bank usually answers a direct debit, and answers at the latest. Nothing is opened before. */
export const BankDebit = z.object({ usualOn: Day, latestOn: Day })
export type BankDebit = z.output<typeof BankDebit>

/** An installment that the bank has refused, and what it closes. */
export const UnpaidInstallment = z.object({
  since: Timestamp,
  /** On this day what was unlocked closes, unless the installment is paid before. */
  closesOn: Day,
  closedAt: Timestamp.nullable(),
})
export type UnpaidInstallment = z.output<typeof UnpaidInstallment>

/** The right of a consumer to go back on what they have bought. */
export const Withdrawal = z.object({
  /** The last day on which it may be declared. */
  untilDay: Day,
  mayWithdraw: z.boolean(),
  withdrawnAt: Timestamp.nullable(),
  /** Cents that were paid and not given back: what a withdrawal gives back at most. */
  refundable: z.number().int(),
  /** The last day on which the business has to give the money back; null before the withdrawal and once all was given back. */
  refundDueOn: Day.nullable(),
})
export type Withdrawal = z.output<typeof Withdrawal>

/** The business as buyers see it on the pages after the order, as on the public page that they come from. */
export const SellerLook = z.object({
  logo: z.string().nullable(),
  color: z.string().nullable(),
  /** The public page, while there is one. */
  page: z.string().nullable(),
})
export type SellerLook = z.output<typeof SellerLook>

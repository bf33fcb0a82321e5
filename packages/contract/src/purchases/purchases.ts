import { z } from 'zod'
import { endpoint, download } from '../endpoint.ts'
import { collaboratorFilter, Day, Email, idInput, listInput, Timestamp } from '../lists.ts'
import {
  BankDebit,
  BuyerFiscal,
  checkoutSources,
  handMethods,
  Payment,
  paymentMethods,
  purchaseLimits,
  purchaseStates,
  Refund,
  UnpaidInstallment,
  Withdrawal,
} from './fields.ts'

// The ledger of the business: only the admin sees money.

const ledger = { permission: 'view workout packages' } as const
const keeping = { permission: 'update workout packages' } as const

export const PurchaseCard = z.object({
  id: z.uuid(),
  state: z.enum(purchaseStates),
  method: z.enum(paymentMethods),
  source: z.enum(checkoutSources),
  /** Null for one that nobody is linked to: link it with `linkPurchaseToUser`. */
  client: z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable() }).nullable(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  package: z.object({ id: z.uuid(), name: z.string() }),
  amount: z.number().int(),
  /** `paid` came in so far, and `refunded` went back. */
  paid: z.number().int(),
  refunded: z.number().int(),
  currency: z.string(),
  /** "2 of 6". */
  installments: z.object({ paid: z.number().int(), count: z.number().int() }).nullable(),
  accessUntil: Day.nullable(),
  /** While the bank has not answered the first debit. */
  debit: BankDebit.nullable(),
  withdrawnAt: Timestamp.nullable(),
  createdAt: Timestamp,
  may: z.object({ linkUser: z.boolean(), resendEmail: z.boolean() }),
})
export type PurchaseCard = z.output<typeof PurchaseCard>

export const PurchaseTotal = z.object({ currency: z.string(), count: z.number().int(), paid: z.number().int(), refunded: z.number().int() })
export type PurchaseTotal = z.output<typeof PurchaseTotal>

/** How the buyer gets into the app. */
export const wayInStates = ['none', 'invited', 'claimed'] as const
export const WayIn = z.object({
  state: z.enum(wayInStates),
  email: z.string(),
  sentAt: Timestamp.nullable(),
  /** Nobody has proved the address yet, so that a mistyped one can be corrected. */
  mayChangeAddress: z.boolean(),
})
export type WayIn = z.output<typeof WayIn>

export const GivenUnlock = z.object({ kind: z.string(), name: z.string(), givenAt: Timestamp, revokedAt: Timestamp.nullable() })
export type GivenUnlock = z.output<typeof GivenUnlock>

export const PurchaseDetail = z.object({
  ...PurchaseCard.shape,
  payments: z.array(Payment),
  unlocks: z.array(GivenUnlock),
  wayIn: WayIn,
  withdrawal: Withdrawal,
  unpaid: UnpaidInstallment.nullable(),
  fiscal: BuyerFiscal,
  note: z.string(),
  author: z.string().nullable(),
})
export type PurchaseDetail = z.output<typeof PurchaseDetail>

export const purchaseFilters = {
  search: listInput.search,
  state: z.enum(purchaseStates).optional(),
  packageId: z.uuid().optional(),
  method: z.enum(paymentMethods).optional(),
  /** The days on which it was bought, in the time zone of the business. */
  from: Day.optional(),
  to: Day.optional(),
  ...collaboratorFilter,
}

export const listPurchases = endpoint({
  method: 'GET',
  path: '/purchases',
  access: ledger,
  summary: 'One-time purchases, the latest first; the totals of the filters, one for each currency, come beside the first page alone.',
  input: z.object({ page: listInput.page, ...purchaseFilters }),
  output: z.object({ purchases: z.array(PurchaseCard), nextPage: z.number().int(), totals: z.array(PurchaseTotal).nullable() }),
  shows: ['purchase', 'payment', 'client'],
  errors: ['not found'],
})

export const listClientPurchases = endpoint({
  method: 'GET',
  path: '/clients/:id/purchases',
  access: { permission: ['view clients', 'view workout packages'] },
  input: z.object({ ...idInput, page: listInput.page }),
  output: z.object({ purchases: z.array(PurchaseCard), nextPage: z.number().int() }),
  shows: ['purchase', 'payment', 'client'],
  errors: ['not found'],
})

export const getPurchase = endpoint({
  method: 'GET',
  path: '/purchases/:id',
  access: ledger,
  input: z.object(idInput),
  output: z.object({ purchase: PurchaseDetail }),
  shows: ['purchase', 'payment', 'client'],
  errors: ['not found'],
})

export const linkPurchaseToUser = endpoint({
  method: 'POST',
  path: '/purchases/:id/link-user',
  access: keeping,
  summary: 'Moves a purchase, what it has unlocked and its end to another client. The user is named by the id of their client record.',
  input: z.object({ ...idInput, userId: z.uuid() }),
  output: z.object({ workoutPackagePayment: PurchaseCard }),
  changes: ['purchase', 'payment', 'client'],
  errors: ['not found', 'client deleted'],
})

export const resendPurchaseEmail = endpoint({
  method: 'POST',
  path: '/purchases/:id/resend-email',
  access: keeping,
  summary: 'Sends the way in again, five times a day; to another address only while nobody has proved the first.',
  input: z.object({ ...idInput, email: Email.optional() }),
  output: z.object({ workoutPackagePayment: PurchaseCard }),
  changes: ['purchase', 'client'],
  errors: ['not found', 'address already claimed', 'too many requests'],
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/purchases/payments/:id/refunds',
  access: keeping,
  summary: 'Gives a payment back, whole or in part; payments of subscriptions, too. Those made by hand are only recorded.',
  input: z.object({
    ...idInput,
    amount: z.int().min(1).max(purchaseLimits.amount),
    /** The rest when it was read: a refund over somebody else’s is refused. */
    writtenOver: z.int().min(0).max(purchaseLimits.amount),
    revokesUnlocks: z.boolean(),
    /** Takes the unused credits that the sale has given, too. */
    takesCredits: z.boolean(),
    reason: z.string().trim().max(purchaseLimits.note).default(''),
  }),
  output: z.object({ refund: Refund, payment: Payment }),
  changes: ['purchase', 'payment', 'client'],
  errors: ['not found', 'changed meanwhile', 'refund above the rest', 'payment disputed', 'payment not refundable', 'payment failed'],
})

export const downloadReceipt = download({
  method: 'GET',
  path: '/purchases/payments/:id/receipt',
  access: ledger,
  summary: 'The receipt as a PDF; it says that it is no tax document.',
  input: z.object(idInput),
  types: ['application/pdf'],
  shows: ['payment'],
  errors: ['not found'],
})

export const monthFormats = ['csv', 'xlsx'] as const

export const downloadPaymentsOfMonth = download({
  method: 'GET',
  path: '/purchases/month',
  access: ledger,
  summary: 'Every movement of money of these days for the accountant: payments and refunds, fee, payout and fiscal data.',
  input: z.object({ from: Day, to: Day, format: z.enum(monthFormats).default('csv') }),
  types: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
})

export const createHandSale = endpoint({
  method: 'POST',
  path: '/clients/:id/sales',
  access: { permission: ['view clients', 'update workout packages'] },
  summary: 'Records what was paid by hand. A package that repeats is paid for one interval.',
  input: z.object({
    ...idInput,
    packageId: z.uuid(),
    versionId: z.uuid(),
    method: z.enum(handMethods),
    day: Day,
    /** The amount was received, in cents of the currency of the package. */
    amount: z.int().min(1).max(purchaseLimits.amount),
    note: z.string().trim().max(purchaseLimits.note).default(''),
  }),
  output: z.object({ purchase: PurchaseCard }),
  changes: ['purchase', 'payment', 'client'],
  errors: ['not found', 'client deleted', 'offer changed', 'offer ended', 'sale in the future'],
})

export const createPaymentLink = endpoint({
  method: 'POST',
  path: '/clients/:id/payment-links',
  access: { permission: ['view clients', 'update workout packages'] },
  summary: 'An address at which the client pays within 14 days; mailed or sent into the chat if wished.',
  input: z.object({
    ...idInput,
    packageId: z.uuid(),
    discountCode: z.string().trim().max(30).optional(),
    sendsMail: z.boolean(),
    sendsMessage: z.boolean(),
  }),
  output: z.object({ url: z.string(), expiresAt: Timestamp }),
  changes: ['purchase'],
  errors: ['not found', 'client deleted', 'offer ended', 'selling stopped', 'discount not valid', 'too many requests'],
  isSecret: true,
})

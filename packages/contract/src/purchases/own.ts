import { z } from 'zod'
import { download, endpoint } from '../endpoint.ts'
import { ShownFile } from '../files/files.ts'
import { Day, idInput, listInput, Timestamp } from '../lists.ts'
import { CheckoutAnswer, CheckoutChoice } from './checkout.ts'
import { BankDebit, OwnPayment, purchaseStates, UnpaidInstallment, Withdrawal } from './fields.ts'

// Clients read their own purchases here, and see no fee and nothing of the business.

export const OwnPurchase = z.object({
  id: z.uuid(),
  state: z.enum(purchaseStates),
  package: z.object({ id: z.uuid(), name: z.string(), image: ShownFile.nullable() }),
  amount: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  currency: z.string(),
  installments: z.object({ paid: z.number().int(), count: z.number().int() }).nullable(),
  accessUntil: Day.nullable(),
  /** While the bank has not answered the first debit. */
  debit: BankDebit.nullable(),
  createdAt: Timestamp,
  payments: z.array(OwnPayment),
  attachments: z.array(z.object({ id: z.uuid(), name: z.string(), file: ShownFile })),
  withdrawal: Withdrawal,
  /** Every installment with its day, the paid ones first; empty where something is paid at once. */
  charges: z.array(z.object({ amount: z.number().int(), day: Day })),
  /** A card is still charged, and can be another one. */
  mayChangeCard: z.boolean(),
  /** With the provider's page where it is paid; null while nothing is unpaid. */
  unpaid: UnpaidInstallment.extend({ payUrl: z.string().nullable() }).nullable(),
})
export type OwnPurchase = z.output<typeof OwnPurchase>

export const listOwnPurchases = endpoint({
  method: 'GET',
  path: '/me/purchases',
  access: { role: 'client' },
  input: z.object({ page: listInput.page }),
  output: z.object({
    purchases: z.array(OwnPurchase),
    nextPage: z.number().int(),
    /** The credits that can be used today; null where the business works without. */
    credits: z.number().int().nullable(),
  }),
  shows: ['purchase', 'payment', 'credit'],
})

export const downloadOwnReceipt = download({
  method: 'GET',
  path: '/me/payments/:id/receipt',
  access: { role: 'client' },
  input: z.object(idInput),
  types: ['application/pdf'],
  shows: ['payment'],
  errors: ['not found'],
})

export const createOwnCheckout = endpoint({
  method: 'POST',
  path: '/me/checkout',
  access: 'any',
  summary: 'Somebody signed in buys in two taps. Who is no client of the package’s business is refused, with a button that leads there.',
  input: z.object(CheckoutChoice),
  output: CheckoutAnswer,
  changes: ['purchase'],
  errors: [
    'not found',
    'offer changed',
    'offer ended',
    'selling stopped',
    'trial used',
    'business full',
    'payment failed',
    'buyer not linked',
    'discount not valid',
    'discount used up',
    'fiscal data needed',
    'agreement needed',
    'checkout over',
  ],
  isSecret: true,
})

export const withdrawOwnPurchase = endpoint({
  method: 'POST',
  path: '/me/purchases/:id/withdraw',
  access: { role: 'client' },
  summary: 'Declares that the client withdraws from the contract; the acknowledgement comes by mail, with the hour.',
  input: z.object(idInput),
  output: z.object({ withdrawal: Withdrawal }),
  changes: ['purchase'],
  errors: ['not found', 'withdrawal over'],
})

export const changePurchaseCard = endpoint({
  method: 'POST',
  path: '/me/purchases/:id/card',
  access: { role: 'client' },
  summary: 'The provider’s page for a new card, which the installments that are left are charged to, and which pays what is unpaid.',
  input: z.object(idInput),
  output: z.object({ url: z.string() }),
  changes: { nothing: 'the card changes once the provider says so' },
  errors: ['not found', 'payment failed', 'nothing left to pay', 'changed meanwhile'],
})

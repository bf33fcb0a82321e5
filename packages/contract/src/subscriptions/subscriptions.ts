import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import type { ErrorTable } from '../errors.ts'
import { collaboratorFilter, Day, Timestamp } from '../lists.ts'
import { intervalUnits } from '../packages/fields.ts'
import { PackageAttachment } from '../packages/packages.ts'
import { BankDebit, CardShown, OwnPayment, Payment, Withdrawal } from '../purchases/fields.ts'
import { GivenUnlock } from '../purchases/purchases.ts'

// A subscription is a package that renews and is paid by itself. The professional’s own plan is no subscription: it belongs to `plan`.

export const subscriptionErrors = {
  'subscription over': 409,
  'subscription not running': 409,
  'subscription unpaid': 409,
  'subscription not cancelled': 409,
  'subscription already paused': 409,
  'subscription not paused': 409,
  'pause not allowed': 409,
  'only you end at once': 409,
  'change of currency': 409,
  'nothing to change': 422,
  'no change waits': 409,
  'no card needed': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    subscriptions: typeof subscriptionErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    subscriptions: 'subscription'
  }
}

export const subscriptionStates = [
  'pending',
  'in progress',
  'active',
  'suspended',
  'cancelled by user',
  'cancelled by you',
  'expired',
  'paused',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** The states in which a subscription may still charge its buyer. */
export const openStates = ['pending', 'in progress', 'active', 'suspended', 'paused'] as const satisfies readonly SubscriptionState[]

export const subscriptionsPerPage = 50

const Rhythm = { intervalUnit: z.enum(intervalUnits), intervalCount: z.number().int() }
/** Integer cents. */
const Money = z.number().int()

/** The cost of a change: the figures of the provider's preview, which the change itself repeats to the cent. */
export const ChangeFigures = z.object({
  dueNow: Money,
  /** The balance in the buyer’s favour after the change. It lowers the next charges, and is not paid out. */
  balance: Money,
  /** The next charge, less the balance. */
  nextAmount: Money,
  nextAt: Timestamp,
  /** Each charge after that one. */
  regularAmount: Money,
})
export type ChangeFigures = z.output<typeof ChangeFigures>

const newTerms = {
  package: z.object({ id: z.uuid(), name: z.string() }),
  amount: Money,
  ...Rhythm,
  /** Changes of older versions have none. */
  figures: ChangeFigures.optional(),
}

/** A change that takes effect when the paid period is over, or once its buyer has paid it. */
export const WaitingChange = z.object({
  ...newTerms,
  versionId: z.uuid(),
  at: Timestamp,
  /** The buyer has to confirm what it costs until `at`; else all stays as it is. */
  isUnpaid: z.boolean().optional(),
  /** Takes effect at the end of the period, so its buyer has heard of it before. */
  isScheduled: z.boolean().optional(),
})
export type WaitingChange = z.output<typeof WaitingChange>

export const changeSteps = ['scheduled', 'done', 'released'] as const

/** A change in the history of a subscription: `scheduled` waits for the day of `at`. */
export const PastChange = z.object({ ...newTerms, step: z.enum(changeSteps), at: Timestamp })
export type PastChange = z.output<typeof PastChange>

const SubscriptionMay = z.object({
  /** With the paid period. */
  cancel: z.boolean(),
  cancelNow: z.boolean(),
  keep: z.boolean(),
  change: z.boolean(),
  releaseChange: z.boolean(),
  pause: z.boolean(),
  resume: z.boolean(),
  changeCard: z.boolean(),
  withdraw: z.boolean(),
})
export type SubscriptionMay = z.output<typeof SubscriptionMay>

export const Subscription = z.object({
  id: z.uuid(),
  /** Null once the client was erased, or before there is one; the buyer stays. */
  client: ClientCard.nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  package: z.object({ id: z.uuid(), name: z.string() }),
  versionId: z.uuid(),
  state: z.enum(subscriptionStates),
  amount: Money,
  currency: z.string(),
  ...Rhythm,
  trialUntil: Timestamp.nullable(),
  /** The last day that is paid. */
  paidUntil: Day.nullable(),
  /** The balance in the buyer’s favour at the provider; it lowers the next charges. */
  balance: Money,
  /** Null where nothing will be charged any more, or not while it is paused. */
  nextCharge: z.object({ at: Timestamp, amount: Money }).nullable(),
  /** When it ends, where it was cancelled with its period. */
  endsAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
  pausedAt: Timestamp.nullable(),
  /** While the bank has not answered the first debit. */
  debit: BankDebit.nullable(),
  /** Since when a renewal is unpaid. */
  unpaidSince: Timestamp.nullable(),
  /** When the provider tries again; null while unpaid means that a new card is needed. */
  retryAt: Timestamp.nullable(),
  /** The provider was asked for something and has not answered yet; a job goes on with it. */
  isWaiting: z.boolean(),
  createdAt: Timestamp,
  may: SubscriptionMay,
})
export type Subscription = z.output<typeof Subscription>

export const StateChange = z.object({ state: z.enum(subscriptionStates), at: Timestamp, change: PastChange.nullable() })

export const SubscriptionDetail = Subscription.extend({
  payments: z.array(OwnPayment),
  /** The payments as the business sees them, with fees and refunds; null for clients. */
  ledger: z.array(Payment).nullable(),
  card: CardShown.nullable(),
  /** One link to pay or confirm what is unpaid, for those who may pay it. */
  payUrl: z.string().nullable(),
  change: WaitingChange.nullable(),
  /** Every state that it had and every change of its terms, the latest first. */
  history: z.array(StateChange),
  /** The subscription has opened these for the client. */
  unlocks: z.array(GivenUnlock),
  /** The files of the package; none once it has ended. */
  attachments: z.array(PackageAttachment),
  withdrawal: Withdrawal,
})
export type SubscriptionDetail = z.output<typeof SubscriptionDetail>

/** All amounts of one currency. */
export const SubscriptionTotals = z.object({
  currency: z.string(),
  /** Subscriptions that are running, on trial or overdue. */
  running: z.number().int(),
  suspended: z.number().int(),
  paused: z.number().int(),
  /** The running subscriptions bring in this sum a month, each by its rhythm. */
  monthlyRecurring: Money,
})
export type SubscriptionTotals = z.output<typeof SubscriptionTotals>

export const subscriptionFilters = { state: z.enum(subscriptionStates).optional(), packageId: z.uuid().optional(), ...collaboratorFilter }

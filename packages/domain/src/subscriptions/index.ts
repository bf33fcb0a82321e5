export { announcedDaysAhead, isAnnounced, monthlyRecurring, nextCharge, type Rhythm } from './charges.ts'
export { dunningStep, reminderDays } from './reminder-plan.ts'
export type { RequestDetails, RequestKind } from './requests.ts'
export {
  mayFollow,
  paidUntil,
  subscriptionState,
  subscriptionTransitions,
  unpaidRenewal,
  type Canceller,
  type OwnFacts,
  type ProviderInvoice,
  type ProviderSide,
  type Unpaid,
} from './states.ts'

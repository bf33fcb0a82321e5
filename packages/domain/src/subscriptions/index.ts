export { announcedDaysAhead, isAnnounced, monthlyRecurring, nextCharge, type Rhythm } from './charges.ts'
export { dunningStep, reminderDays } from './reminder-plan.ts'
export { requestTransitions, type RequestDetails, type RequestKind } from './requests.ts'
export {
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

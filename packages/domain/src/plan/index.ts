export {
  billingFields,
  missingBillingFields,
  needsInvoiceAddress,
  taxNumberNeed,
  type BillingField,
  type TaxNumberNeed,
} from './billing-needs.ts'
export {
  annualPrice,
  freeTier,
  monthlyPrice,
  planBufferHours,
  planPeriods,
  planPrice,
  planTiers,
  termsOfPrice,
  sixMonthPrice,
  tierFor,
  trialDays,
  type PlanPeriod,
  type PlanTier,
} from './prices.ts'
export { clientsAllowed, isNearlyFull, mostClientsOfPlans, placesLeft, planStanding, type PlanStanding } from './plan-state.ts'
export {
  isSameTerms,
  monthsOf,
  paidTiers,
  planChange,
  scheduledBy,
  termsAfter,
  type PlanChange,
  type PlanStep,
  type PlanTerms,
  type StoredPlanStep,
} from './plan-change.ts'
export { planPicture, type PlanPicture } from './plan-picture.ts'
export {
  planChangeTransitions,
  planCheckoutTransitions,
  planPaymentTransitions,
  planTransitions,
  type PlanChangeState,
  type PlanCheckoutState,
} from './transitions.ts'
export { isSameVat, isViesAsked, vatOf, vatPercents, viesQuery, withVat, type ViesAnswer } from './vat.ts'

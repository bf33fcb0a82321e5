export {
  annualPrice,
  freeTier,
  monthlyPrice,
  planBufferHours,
  planPeriods,
  planPrice,
  planTiers,
  sixMonthPrice,
  tierFor,
  trialDays,
  type PlanPeriod,
  type PlanTier,
} from './prices.ts'
export { clientsAllowed, mostClientsOfPlans, placesLeft, planStanding, type PlanStanding } from './plan-state.ts'

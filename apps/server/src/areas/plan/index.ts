import * as contract from '@allenio/contract/plan'
import { exporters } from '#areas/account'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { planExporter } from './export.ts'
import { endingPlansBinding } from './running-plans.ts'
import { planEnded, planEnding, remindOfPlanHere, sweepPlans } from './reminders.ts'
import { planBindings } from './routes.ts'
import { planWords } from './words.ts'

export const planArea = area({
  name: 'plan',
  tables: ['plan_subscriptions'],
  contract,
  bindings: [...planBindings, endingPlansBinding],
  errors: contract.planErrors,
  words: planWords,
  jobs: [remindOfPlanHere, sweepPlans],
  contributes: [notificationKinds(planEnding, planEnded), exporters(planExporter)],
})

export { endedServiceParts } from './ended-services.ts'
export { findExpiringCard, listBusinessesOfPlans, listExpiringCards, listLivePlans, listPlansToSettle } from './plan-lists.ts'
export { endGrantedPlanOf, grantPlanTo } from './grants.ts'
export { refreshPlanScreens } from './open-screens.ts'
export { freePlaces, readPlanState, refuseOverLimit, reservePlaces } from './plan-state.ts'
export { listRunningPlans } from './running-plans.ts'
export { enterPlan, findPlan, hasCounted, lockPlan, type PlanRow } from './subscription.ts'

import * as contract from '@allenio/contract/plan'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { planEnded, planEnding, remindOfPlanHere, sweepPlans } from './reminders.ts'
import { planBindings } from './routes.ts'
import { planWords } from './words.ts'

export const planArea = area({
  name: 'plan',
  contract,
  bindings: planBindings,
  errors: contract.planErrors,
  words: planWords,
  jobs: [remindOfPlanHere, sweepPlans],
  contributes: [notificationKinds(planEnding, planEnded)],
})

export { freePlaces, readPlanState, refuseOverLimit, reservePlaces } from './plan-state.ts'

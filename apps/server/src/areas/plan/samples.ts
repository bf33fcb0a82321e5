import * as contract from '@allenio/contract/plan'
import { samplesOf } from '#testing'

export const planSamples = samplesOf(contract, {
  checkPlan: () => ({ as: 'admin', input: {} }),
  listEndingPlans: () => ({ as: 'admin', input: {} }),
  checkExpiredPlanBuffer: () => ({ as: 'admin', input: {} }),
})

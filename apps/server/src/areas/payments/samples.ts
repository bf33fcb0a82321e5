import * as contract from '@allenio/contract/payments'
import { samplesOf } from '#testing'
import { buyPlan, completeBilling, paidPlan } from './scene.testing.ts'

const pro50 = { tier: 50, period: 'monthly' as const }
const pro15 = { tier: 15, period: 'monthly' as const }

export const paymentsSamples = samplesOf(contract, {
  listPlans: () => ({ as: 'admin', input: {} }),
  getActivePlan: () => ({ as: 'admin', input: {} }),
  async purchasePlan(scene) {
    await completeBilling(scene, scene.a)
    return { as: 'admin', input: pro15 }
  },
  async previewPlanChange(scene) {
    await buyPlan(scene, scene.a)
    return { as: 'admin', input: pro50 }
  },
  async changePlan(scene) {
    await buyPlan(scene, scene.a, { tier: 30, period: 'monthly' })
    return { as: 'admin', input: { ...pro15, at: 'period end' as const, prorationDate: null, total: 0 } }
  },
  async cancelPlan(scene) {
    await buyPlan(scene, scene.a)
    return { as: 'admin', input: {} }
  },
  async resumePlan(scene) {
    await (await paidPlan(scene, scene.a)).cancel()
    return { as: 'admin', input: {} }
  },
  async releasePlanChange(scene) {
    const plan = await paidPlan(scene, scene.a, { tier: 30, period: 'monthly' })
    await plan.change(pro15)
    return { as: 'admin', input: {} }
  },
  async changePlanCard(scene) {
    await buyPlan(scene, scene.a)
    return { as: 'admin', input: {} }
  },
  getBillingProfile: () => ({ as: 'admin', input: {} }),
  updateBillingProfile: () => ({ as: 'admin', input: { address: 'Via Roma 1, Milano' } }),
  listPlanPayments: () => ({ as: 'admin', input: {} }),
  async getPlanDocument(scene) {
    const ofA = await paidPlan(scene, scene.a)
    const ofB = await paidPlan(scene, scene.b)
    return { as: 'admin', input: { id: await ofA.firstPaymentId() }, foreign: { id: await ofB.firstPaymentId() } }
  },
})

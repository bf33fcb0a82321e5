import * as contract from '@allenio/contract/home'
import { clientOf, samplesOf } from '#testing'

export const homeSamples = samplesOf(contract, {
  getGraphs: () => ({ as: 'client', input: { months: 6, weeks: 8 } }),
  getLastProgresses: () => ({ as: 'coach', input: { page: 1 } }),
  listAttention: () => ({ as: 'coach', input: { reason: 'overdue action' } }),
  getChecklist: () => ({ as: 'admin', input: {} }),
  getOwnHome: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
})

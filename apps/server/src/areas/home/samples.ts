import * as contract from '@allenio/contract/home'
import { clientOf, refusing, samplesOf, type Scene } from '#testing'

/** Only the admin sees the clients of another collaborator. */
const narrowed = <Input extends object>({ a, b }: Scene, input: Input) => ({
  input: { ...input, collaboratorId: a.coach.membershipId },
  foreign: { ...input, collaboratorId: b.coach.membershipId },
  refusals: refusing('not found', 'nutritionist', 'client'),
})

export const homeSamples = samplesOf(contract, {
  getGraphs: scene => ({ as: 'admin', ...narrowed(scene, { months: 6, weeks: 8 }) }),
  getLastProgresses: scene => ({ as: 'admin', ...narrowed(scene, { page: 1 }) }),
  listAttention: scene => ({ as: 'admin', ...narrowed(scene, { reason: 'overdue action' as const }) }),
  listUnanswered: scene => ({ as: 'admin', ...narrowed(scene, {}) }),
  getChecklist: () => ({ as: 'admin', input: {} }),
  getOwnHome: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
})

import * as contract from '@allenio/contract/home'
import { clientOf, refusing, samplesOf, type Scene } from '#testing'

/** Only the admin sees the clients of another collaborator. */
const withCollaborator = <Input extends object>({ a, b }: Scene, input: Input) => ({
  input: { ...input, collaboratorId: a.coach.membershipId },
  foreign: { ...input, collaboratorId: b.coach.membershipId },
  refusals: refusing('not found', 'nutritionist', 'client'),
})

export const homeSamples = samplesOf(contract, {
  getGraphs: scene => ({ as: 'admin', ...withCollaborator(scene, { months: 6, weeks: 8 }) }),
  getLastProgresses: scene => ({ as: 'admin', ...withCollaborator(scene, { page: 1 }) }),
  listAttention: scene => ({ as: 'admin', ...withCollaborator(scene, { reason: 'overdue action' as const }) }),
  listUnanswered: scene => ({ as: 'admin', ...withCollaborator(scene, {}) }),
  getChecklist: () => ({ as: 'admin', input: {} }),
  getOwnHome: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
})

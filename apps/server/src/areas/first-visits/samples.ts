import * as contract from '@allenio/contract/first-visits'
import { onRecord, samplesOf, type MakeRecord, type Scene } from '#testing'
import { startFirstVisit } from './queries.ts'

const begun: MakeRecord = async ({ database }, team, clientId) => {
  await database.withWorkspace(team.workspaceId, 'write', db => startFirstVisit(db, clientId, team.admin.membershipId))
  return clientId
}

const asNutritionist = async <I extends object>(scene: Scene, input: (clientId: string) => I) => ({
  ...(await onRecord(scene, begun, input)),
  as: 'nutritionist' as const,
})

export const firstVisitSamples = samplesOf(contract, {
  getFirstVisit: scene => asNutritionist(scene, id => ({ id })),
  startFirstVisit: scene => asNutritionist(scene, id => ({ id })),
  skipFirstVisitStep: scene => asNutritionist(scene, id => ({ id, step: 'exclusions' as const, isSkipped: true })),
  closeFirstVisit: scene => asNutritionist(scene, id => ({ id })),
})

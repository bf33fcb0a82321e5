import * as contract from '@allenio/contract/progress'
import { newId } from '@allenio/domain/ids'
import { claimUpload } from '#platform/files'
import { asClient, clientOf, deletedRecord, foundOnlyBy, onOwnRecord, onRecord, samplesOf, uploadOf, type MakeRecord } from '#testing'
import { deleteProgress } from './progresses.ts'
import { insertProgress, putPhoto } from './queries.ts'

const day = '2026-03-02'

const progressOf: MakeRecord = async ({ database }, team, clientId) => {
  const uploadId = await uploadOf(team.client)
  return database.withWorkspace(team.workspaceId, 'write', async db => {
    const { id } = await insertProgress(db, { clientId, day, note: '', isByClient: true, authorId: team.client.membershipId })
    const file = await claimUpload(db, uploadId, { personId: team.client.personId, accept: ['image/*'], maxBytes: 1_000_000 })
    await putPhoto(db, id, { pose: 'front', fileId: file.id })
    return id
  })
}

const deletedProgress = deletedRecord(progressOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deleteProgress(db, at)),
)

export const progressSamples = samplesOf(contract, {
  listProgresses: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), from: day, to: day } }),
  addProgress: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), day, kg: 72.5, frontUploadId: await uploadOf(scene.a.coach) },
    foreign: { id: await clientOf(scene, scene.b), day, frontUploadId: await uploadOf(scene.b.coach) },
    refusals: foundOnlyBy('coach'),
  }),
  updateProgress: scene => onRecord(scene, progressOf, (id, progressId) => ({ id, progressId, day, kg: 71, note: 'A digiuno' })),
  deleteProgress: scene => onRecord(scene, progressOf, (id, progressId) => ({ id, progressId })),
  undeleteProgress: scene => onRecord(scene, deletedProgress, (id, progressId) => ({ id, progressId })),
  listOwnProgresses: scene => asClient(scene, {}),
  addOwnProgress: async scene => {
    await clientOf(scene, scene.a)
    return {
      as: 'client',
      input: { id: newId(), day, frontUploadId: await uploadOf(scene.a.client) },
      foreign: { id: newId(), day, frontUploadId: await uploadOf(scene.b.client) },
    }
  },
  deleteOwnProgress: scene => onOwnRecord(scene, progressOf),
  undeleteOwnProgress: scene => onOwnRecord(scene, deletedProgress),
})

import * as contract from '@allenio/contract/client-files'
import { sql, type Row } from '#platform/db'
import { claimUpload, deleteFile } from '#platform/files'
import { clientOf, deletedRecord, foundOnlyBy, onRecord, samplesOf, uploadOf, type MakeRecord } from '#testing'
import { insertClientFile } from './queries.ts'

const fileOf: MakeRecord = async ({ database }, team, clientId) => {
  const uploadId = await uploadOf(team.admin)
  return database.withWorkspace(team.workspaceId, 'write', async db => {
    const file = await claimUpload(db, uploadId, { personId: team.admin.personId, accept: ['*/*'], maxBytes: 1_000_000 })
    return insertClientFile(db, { clientId, file, authorId: team.admin.membershipId })
  })
}

const deletedFile = deletedRecord(fileOf, ({ database }, { workspaceId }, { id }) =>
  database.withWorkspace(workspaceId, 'write', async db => {
    const { file_id } = await db.one<Row<'client_files', 'file_id'>>(sql`
    update client_files set deleted_at = now() where id = ${id} returning file_id`)
    await deleteFile(db, file_id)
  }),
)

export const clientFileSamples = samplesOf(contract, {
  listClientFiles: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), search: 'piano' } }),
  addClientFiles: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), uploadId: [await uploadOf(scene.a.coach)] },
    foreign: { id: await clientOf(scene, scene.b), uploadId: [await uploadOf(scene.b.coach)] },
    refusals: foundOnlyBy('coach'),
  }),
  deleteClientFile: scene => onRecord(scene, fileOf, (id, fileId) => ({ id, fileId })),
  undeleteClientFile: scene => onRecord(scene, deletedFile, (id, fileId) => ({ id, fileId })),
  listMedia: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), kind: 'image', origin: 'progress' } }),
})

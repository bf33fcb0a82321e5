import * as contract from '@allenio/contract/client-records'
import { richTextOf } from '@allenio/domain/rich-text'
import { newId } from '@allenio/domain/ids'
import { clientOf, foundOnlyBy, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { insertClientFile } from './file-rows.ts'
import { insertProgress, putPhoto } from './progress-rows.ts'
import { insertWeight, markWeightDeleted } from './weight-rows.ts'
import { addAdvice, throwAdviceAway } from './advices.ts'
import { throwProgressAway } from './progresses.ts'
import { claimUpload, deleteFile } from '#platform/files'
import { sql } from '#platform/db'

const day = '2026-03-02'

type Make<T> = (scene: Scene, team: TestTeam, clientId: string) => Promise<T>

const weightOf: Make<string> = ({ database }, team, clientId) => database.withWorkspace(team.workspaceId, 'write', db =>
  insertWeight(db, { clientId, day, kg: 72.5, source: 'client', isByClient: true, authorId: team.client.membershipId }))

const progressOf: Make<string> = async ({ database }, team, clientId) => {
  const uploadId = await uploadOf(team.client)
  return database.withWorkspace(team.workspaceId, 'write', async db => {
    const { id } = await insertProgress(db, { clientId, day, note: '', isByClient: true, authorId: team.client.membershipId })
    const file = await claimUpload(db, uploadId, { personId: team.client.personId, accept: ['image/*'], maxBytes: 1_000_000 })
    await putPhoto(db, id, { pose: 'front', fileId: file.id })
    return id
  })
}

const fileOf: Make<string> = async ({ database }, team, clientId) => {
  const uploadId = await uploadOf(team.admin)
  return database.withWorkspace(team.workspaceId, 'write', async db => {
    const file = await claimUpload(db, uploadId, { personId: team.admin.personId, accept: ['*/*'], maxBytes: 1_000_000 })
    return insertClientFile(db, { clientId, file, authorId: team.admin.membershipId })
  })
}

const adviceOf: Make<string> = ({ database }, team, clientId) => database.withWorkspace(team.workspaceId, 'write', db =>
  addAdvice(db, actorOf(team), { clientId, title: 'Colazione', text: richTextOf('Novanta minuti prima.') }))

const actorOf = ({ workspaceId, admin }: TestTeam) => ({
  personId: admin.personId, sessionId: admin.sessionId, language: 'it' as const, workspaceId, membershipId: admin.membershipId, role: 'admin' as const,
})

/** The call on a client's row, and the same on another workspace's. */
const onRow = async <I extends object>(scene: Scene, make: Make<string>, input: (id: string, rowId: string) => I) => {
  const { a, b } = scene
  const [own, other] = [await clientOf(scene, a), await clientOf(scene, b)]
  return { as: 'coach' as const, input: input(own, await make(scene, a, own)), foreign: input(other, await make(scene, b, other)) }
}

/** The call of a client on one's own row, and on that of another workspace's client. */
const onOwnRow = async (scene: Scene, make: Make<string>) => {
  const { as: _, ...inputs } = await onRow(scene, make, (_clientId, id) => ({ id }))
  return { as: 'client' as const, ...inputs }
}

const deleted = (
  make: Make<string>, remove: (scene: Scene, team: TestTeam, at: { id: string, clientId: string }) => Promise<unknown>,
): Make<string> =>
  async (scene, team, clientId) => {
    const id = await make(scene, team, clientId)
    await remove(scene, team, { id, clientId })
    return id
  }

const deletedWeight = deleted(weightOf, ({ database }, { workspaceId }, at) => database.withWorkspace(workspaceId, 'write', db => markWeightDeleted(db, at)))
const deletedProgress = deleted(progressOf, ({ database }, { workspaceId }, at) => database.withWorkspace(workspaceId, 'write', db => throwProgressAway(db, at)))
const deletedAdvice = deleted(adviceOf, ({ database }, { workspaceId }, at) => database.withWorkspace(workspaceId, 'write', db => throwAdviceAway(db, at)))
const deletedFile = deleted(fileOf, ({ database }, { workspaceId }, { id }) => database.withWorkspace(workspaceId, 'write', async db => {
  const { file_id } = await db.one<{ file_id: string }>(sql`update client_files set deleted_at = now() where id = ${id} returning file_id`)
  await deleteFile(db, file_id)
}))

export const recordsSamples = samplesOf(contract, {
  listWeights: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a) } }),
  addWeights: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), weights: [{ day, kg: 72.5 }] } }),
  updateWeight: scene => onRow(scene, weightOf, (id, weightId) => ({ id, weightId, day, kg: 71, note: '' })),
  deleteWeight: scene => onRow(scene, weightOf, (id, weightId) => ({ id, weightId })),
  undeleteWeight: scene => onRow(scene, deletedWeight, (id, weightId) => ({ id, weightId })),
  listOwnWeights: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
  addOwnWeight: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: { id: newId(), day, kg: 72.5 } }
  },
  deleteOwnWeight: scene => onOwnRow(scene, weightOf),
  undeleteOwnWeight: scene => onOwnRow(scene, deletedWeight),

  listProgresses: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a) } }),
  addProgress: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), day, kg: 72.5, frontUploadId: await uploadOf(scene.a.coach) },
    foreign: { id: await clientOf(scene, scene.b), day, frontUploadId: await uploadOf(scene.b.coach) },
    refusals: foundOnlyBy('coach'),
  }),
  updateProgress: scene => onRow(scene, progressOf, (id, progressId) => ({ id, progressId, day, kg: 71, note: 'A digiuno' })),
  deleteProgress: scene => onRow(scene, progressOf, (id, progressId) => ({ id, progressId })),
  undeleteProgress: scene => onRow(scene, deletedProgress, (id, progressId) => ({ id, progressId })),
  listOwnProgresses: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
  addOwnProgress: async scene => {
    await clientOf(scene, scene.a)
    return {
      as: 'client',
      input: { id: newId(), day, frontUploadId: await uploadOf(scene.a.client) },
      foreign: { id: newId(), day, frontUploadId: await uploadOf(scene.b.client) },
    }
  },
  deleteOwnProgress: scene => onOwnRow(scene, progressOf),
  undeleteOwnProgress: scene => onOwnRow(scene, deletedProgress),

  listClientFiles: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), search: 'piano' } }),
  addClientFiles: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), uploadId: [await uploadOf(scene.a.coach)] },
    foreign: { id: await clientOf(scene, scene.b), uploadId: [await uploadOf(scene.b.coach)] },
    refusals: foundOnlyBy('coach'),
  }),
  deleteClientFile: scene => onRow(scene, fileOf, (id, fileId) => ({ id, fileId })),
  undeleteClientFile: scene => onRow(scene, deletedFile, (id, fileId) => ({ id, fileId })),
  listMedia: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), kind: 'image', origin: 'progress' } }),

  listNutritionalAdvices: async scene => ({ as: 'nutritionist', input: { id: await clientOf(scene, scene.a) } }),
  addNutritionalAdvice: async scene => ({ as: 'nutritionist', input: { id: await clientOf(scene, scene.a), title: 'Colazione', text: richTextOf('Sempre.') } }),
  updateNutritionalAdvice: scene => onRow(scene, adviceOf, (id, adviceId) => ({ id, adviceId, title: 'Cena', text: richTextOf('Presto.') })),
  deleteNutritionalAdvice: scene => onRow(scene, adviceOf, (id, adviceId) => ({ id, adviceId })),
  undeleteNutritionalAdvice: scene => onRow(scene, deletedAdvice, (id, adviceId) => ({ id, adviceId })),
  listOwnNutritionalAdvices: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
})

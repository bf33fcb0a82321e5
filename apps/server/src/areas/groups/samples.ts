import * as contract from '@allenio/contract/groups'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, samplesOf, type Scene, type TestTeam } from '#testing'

interface HeldClient {
  groupId: string
  clientId: string
}

async function groupOf(scene: Scene, team: TestTeam, isDeleted = false): Promise<HeldClient> {
  const [groupId, clientId] = [newId(), await clientOf(scene, team)]
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      insert into groups (id, author_id, name, color, deleted_at)
      values (${groupId}, ${team.coach.membershipId}, ${`Sala ${groupId}`}, 'blue', case when ${isDeleted}::boolean then now() end)`)
    await db.run(sql`insert into group_clients (group_id, client_id) values (${groupId}, ${clientId})`)
  })
  return { groupId, clientId }
}

const onGroup = async <I extends object>(scene: Scene, input: (held: HeldClient) => I, isDeleted = false) => ({
  as: 'coach' as const,
  input: input(await groupOf(scene, scene.a, isDeleted)),
  foreign: input(await groupOf(scene, scene.b, isDeleted)),
})

export const groupSamples = samplesOf(contract, {
  listGroups: async scene => ({
    ...(await onGroup(scene, ({ clientId }) => ({ search: 'sala', clientId, sort: '-size' as const }))),
    idFilters: ['clientId', 'collaboratorId'],
  }),
  createGroup: scene =>
    onGroup(scene, ({ clientId }) => ({ name: 'Corso del sabato', color: 'green' as const, note: 'Alle 10', clientIds: [clientId] })),
  getGroup: scene => onGroup(scene, ({ groupId: id }) => ({ id })),
  updateGroup: async scene => ({
    ...(await onGroup(scene, ({ groupId: id, clientId }) => ({
      id,
      name: 'Corso della domenica',
      color: 'red' as const,
      addedIds: [clientId],
      removedIds: [newId()],
    }))),
    idFilters: ['removedIds'],
  }),
  deleteGroup: scene => onGroup(scene, ({ groupId: id }) => ({ id })),
  undeleteGroup: scene => onGroup(scene, ({ groupId: id }) => ({ id }), true),
  listClientsForGroup: async scene => ({
    ...(await onGroup(scene, ({ groupId: id }) => ({ id, search: 'martina', collaboratorId: scene.a.coach.membershipId }))),
    idFilters: ['collaboratorId'],
  }),
})

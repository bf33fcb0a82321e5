import * as contract from '@allenio/contract/client-actions'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { asClient, clientOf, deletedRecord, onRecord, samplesOf, type MakeRecord, type Scene, type TestTeam } from '#testing'
import { deleteAction, insertActions } from './queries.ts'

const today = romeDay()
const fields = { kind: 'answer' as const, title: 'Come va?', text: 'Due righe bastano.', dueDay: addDays(today, 1) }

const actionOf: MakeRecord = async ({ database }, team, clientId) => {
  const id = newId()
  await database.withWorkspace(team.workspaceId, 'write', db =>
    insertActions(db, [{ id, clientId }], {
      ...fields,
      repetition: { kind: 'weekly', every: 1, days: [1, 4] },
      untilDay: null,
      isMailed: false,
      authorId: team.coach.membershipId,
    }),
  )
  return id
}

const lateActionOf: MakeRecord = async (scene, team, clientId) => {
  const id = await actionOf(scene, team, clientId)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update client_actions set due_day = ${addDays(today, -3)} where id = ${id}`),
  )
  return id
}

const deletedOf = deletedRecord(actionOf, ({ database }, { workspaceId }, { id }) =>
  database.withWorkspace(workspaceId, 'write', db => deleteAction(db, id)),
)

const on = <More extends object>(scene: Scene, make: MakeRecord, more: More) => onRecord(scene, make, (_, id) => ({ id, ...more }))

export const clientActionSamples = samplesOf(contract, {
  listClientActionKinds: () => ({ as: 'coach', input: {} }),
  listClientActions: async scene => ({
    as: 'coach',
    input: { clientId: await clientOf(scene, scene.a), state: 'open' },
    foreign: { clientId: await clientOf(scene, scene.b) },
  }),
  getClientAction: scene => on(scene, actionOf, {}),
  createClientAction: async scene => ({
    as: 'coach',
    input: {
      id: await clientOf(scene, scene.a),
      ...fields,
      repetition: { kind: 'monthly', every: 1 },
      untilDay: addDays(today, 90),
      isMailed: true,
    },
    foreign: { id: await clientOf(scene, scene.b), ...fields },
  }),
  createManyClientActions: async scene => {
    const clientsOf = async (team: TestTeam) => [{ id: await clientOf(scene, team), actionId: newId() }]
    return {
      as: 'coach',
      input: { clients: await clientsOf(scene.a), ...fields, repetition: { kind: 'daily' }, isMailed: true },
      foreign: { clients: await clientsOf(scene.b), ...fields },
    }
  },
  nudgeClientAction: scene => on(scene, lateActionOf, {}),
  completeClientAction: scene => on(scene, actionOf, {}),
  updateClientAction: scene => on(scene, actionOf, { ...fields, title: 'Come stai?' }),
  deleteClientAction: scene => on(scene, actionOf, {}),
  undeleteClientAction: scene => on(scene, deletedOf, {}),
  listOwnActions: scene => asClient(scene, { done: 'true' }),
  completeOwnAction: async scene => ({
    ...(await on(scene, actionOf, { completionId: newId(), dueDay: fields.dueDay, answer: 'Bene' })),
    as: 'client',
  }),
})

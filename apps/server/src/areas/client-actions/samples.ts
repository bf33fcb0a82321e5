import * as contract from '@allenio/contract/client-actions'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
import { deleteAction, insertAction } from './queries.ts'

const today = dayIn('Europe/Rome')
const fields = { kind: 'answer' as const, title: 'Come va?', text: 'Due righe bastano.', dueDay: addDays(today, 1) }

const actionOf = async (scene: Scene, team: TestTeam) => {
  const [id, clientId] = [newId(), await clientOf(scene, team)]
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    insertAction(db, {
      ...fields,
      id,
      clientId,
      repetition: { kind: 'weekly', every: 1, days: [1, 4] },
      untilDay: null,
      tellsByMail: false,
      authorId: team.coach.membershipId,
    }),
  )
  return id
}

const lateActionOf = async (scene: Scene, team: TestTeam) => {
  const id = await actionOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update client_actions set due_day = ${addDays(today, -3)} where id = ${id}`),
  )
  return id
}

const deletedOf = async (scene: Scene, team: TestTeam) => {
  const id = await actionOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => deleteAction(db, id))
  return id
}

const both = async (scene: Scene, make: (scene: Scene, team: TestTeam) => Promise<string>) => ({
  input: { id: await make(scene, scene.a) },
  foreign: { id: await make(scene, scene.b) },
})

export const clientActionSamples = samplesOf(contract, {
  listClientActionKinds: () => ({ as: 'coach', input: {} }),
  listClientActions: async scene => ({
    as: 'coach',
    input: { clientId: await clientOf(scene, scene.a), state: 'open' },
    foreign: { clientId: await clientOf(scene, scene.b) },
  }),
  getClientAction: async scene => ({ as: 'coach', ...(await both(scene, actionOf)) }),
  createClientAction: async scene => ({
    as: 'coach',
    input: {
      id: await clientOf(scene, scene.a),
      ...fields,
      repetition: { kind: 'monthly', every: 1 },
      untilDay: addDays(today, 90),
      tellsByMail: true,
    },
    foreign: { id: await clientOf(scene, scene.b), ...fields },
  }),
  createManyClientActions: async scene => {
    const clientsOf = async (team: TestTeam) => [{ id: await clientOf(scene, team), actionId: newId() }]
    return {
      as: 'coach',
      input: { clients: await clientsOf(scene.a), ...fields, repetition: { kind: 'daily' }, tellsByMail: true },
      foreign: { clients: await clientsOf(scene.b), ...fields },
    }
  },
  nudgeClientAction: async scene => ({ as: 'coach', ...(await both(scene, lateActionOf)) }),
  completeClientAction: async scene => ({ as: 'coach', ...(await both(scene, actionOf)) }),
  updateClientAction: async scene => {
    const { input, foreign } = await both(scene, actionOf)
    return { as: 'coach', input: { ...input, ...fields, title: 'Come stai?' }, foreign: { ...foreign, ...fields } }
  },
  deleteClientAction: async scene => ({ as: 'coach', ...(await both(scene, actionOf)) }),
  undeleteClientAction: async scene => ({ as: 'coach', ...(await both(scene, deletedOf)) }),
  listOwnActions: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: { done: 'true' } }
  },
  completeOwnAction: async scene => {
    const { input, foreign } = await both(scene, actionOf)
    const completion = { completionId: newId(), dueDay: fields.dueDay, answer: 'Bene' }
    return { as: 'client', input: { ...input, ...completion }, foreign: { ...foreign, ...completion } }
  },
})

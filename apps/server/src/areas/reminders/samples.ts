import * as contract from '@allenio/contract/reminders'
import { reminderRoles } from '@allenio/contract/reminders'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { actorOf, clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
import { reminderDeletion } from './deletion.ts'
import { createReminder } from './reminders.ts'

const today = romeDay()
const itemId = newId()

interface About {
  clientId: string
  groupId: string
}

const fieldsFor = ({ clientId, groupId }: About) => ({
  title: 'Porta il certificato',
  text: 'Anche una foto va bene.',
  color: 'red' as const,
  day: today,
  clock: '18:00',
  endDay: today,
  endClock: '18:30',
  timeZone: 'Europe/Rome',
  repetition: { kind: 'daily' as const },
  untilDay: addDays(today, 20),
  items: [{ id: itemId, text: 'Firmato', deadline: addDays(today, 1) }],
  alerts: [30, 1440],
  roles: [...reminderRoles],
  onlyMe: false,
  clientId,
  groupIds: [groupId],
})

async function aboutOf(scene: Scene, team: TestTeam): Promise<About> {
  const [clientId, groupId] = [await clientOf(scene, team), newId()]
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      insert into groups (id, author_id, name, color) values (${groupId}, ${team.coach.membershipId}, ${`Sala ${groupId}`}, 'blue')`)
    await db.run(sql`insert into group_clients (group_id, client_id) values (${groupId}, ${clientId})`)
  })
  return { clientId, groupId }
}

async function reminderOf({ database }: Scene, team: TestTeam, about: About): Promise<string> {
  const id = newId()
  await database.withWorkspace(team.workspaceId, 'write', async db =>
    createReminder(db, actorOf(team.coach, 'coach'), { id, ...fieldsFor(about) }),
  )
  return id
}

async function on<I extends object>(scene: Scene, input: (id: string, about: About) => I) {
  const of = async (team: TestTeam) => {
    const about = await aboutOf(scene, team)
    return input(await reminderOf(scene, team, about), about)
  }
  return { as: 'coach' as const, input: await of(scene.a), foreign: await of(scene.b) }
}

async function onDeleted(scene: Scene) {
  const of = async (team: TestTeam) => {
    const id = await reminderOf(scene, team, await aboutOf(scene, team))
    await scene.database.withWorkspace(team.workspaceId, 'write', db => reminderDeletion.delete(db, actorOf(team.coach, 'coach'), id))
    return { id }
  }
  return { as: 'coach' as const, input: await of(scene.a), foreign: await of(scene.b) }
}

export const reminderSamples = samplesOf(contract, {
  listReminders: async scene => {
    const [own, other] = [await aboutOf(scene, scene.a), await clientOf(scene, scene.b)]
    await reminderOf(scene, scene.a, own)
    return { as: 'coach', input: { from: today, to: addDays(today, 61), clientId: own.clientId }, foreign: { clientId: other } }
  },
  getReminder: scene => on(scene, id => ({ id, day: today })),
  createReminder: async scene => {
    const [own, other] = [await aboutOf(scene, scene.a), await aboutOf(scene, scene.b)]
    return { as: 'coach', input: { id: newId(), ...fieldsFor(own) }, foreign: { id: newId(), ...fieldsFor(other) } }
  },
  updateReminder: scene => on(scene, (id, about) => ({ id, ...fieldsFor(about), title: 'Porta il referto', clock: '17:00' })),
  deleteReminder: scene => on(scene, id => ({ id })),
  undeleteReminder: scene => onDeleted(scene),
  tickReminder: scene => on(scene, id => ({ id, day: today, itemId, isDone: true })),
  getAgendaSettings: () => ({ as: 'coach', input: {} }),
  saveAgendaSettings: () => ({ as: 'coach', input: { hiddenLayers: ['workouts', 'tasks'] } }),
})

import * as contract from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { exportReady } from '#areas/account'
import { clientJoined } from '#areas/clients'
import { sql } from '#platform/db'
import { clientOf, foundOnlyBy, samplesOf, type Scene, type TestTeam } from '#testing'

/** For the team's coach. */
const notificationOf = ({ database }: Scene, team: TestTeam, clientId: string | null = null): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const id = newId()
    const subject = { client: 'Martina Bellini' }
    await db.run(sql`
      insert into notifications (id, membership_id, kind, client_id, subject, is_listed)
      values (${id}, ${team.coach.membershipId}, ${clientJoined.kind}, ${clientId}, ${JSON.stringify(subject)}, true)`)
    return id
  })

const notifiedClientOf = async (scene: Scene, team: TestTeam): Promise<string> => {
  const clientId = await clientOf(scene, team)
  await notificationOf(scene, team, clientId)
  return clientId
}

const days = { from: '2026-01-01', to: '2030-01-01' }

export const notificationSamples = samplesOf(contract, {
  listNotifications: async scene => ({
    as: 'coach',
    input: { page: 1, group: 'clients', onlyUnread: true, ...days, clientId: await notifiedClientOf(scene, scene.a) },
    foreign: { clientId: await notifiedClientOf(scene, scene.b) },
  }),
  listClientNotifications: async scene => ({
    as: 'coach',
    input: { id: await notifiedClientOf(scene, scene.a), onlyUnread: 'false', ...days },
    foreign: { id: await notifiedClientOf(scene, scene.b) },
  }),
  countUnreadNotifications: () => ({ as: 'client', input: {} }),
  markNotificationsAsRead: async scene => ({
    as: 'coach',
    input: { ids: [await notificationOf(scene, scene.a)] },
    foreign: { ids: [await notificationOf(scene, scene.b)] },
    refusals: foundOnlyBy('coach'),
  }),
  getNotificationsSettings: () => ({ as: 'client', input: {} }),
  saveNotificationsSettings: () => ({
    as: 'client',
    input: {
      kinds: [{ kind: exportReady.kind, channels: { push: false } }],
      mail: { pace: 'daily', hour: 7 },
      unreadMessagesAfterMinutes: 30,
      quietHours: { from: '22:00', to: '07:00' },
    },
  }),
})

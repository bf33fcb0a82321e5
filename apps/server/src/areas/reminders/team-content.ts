import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'

/** Reminders that others see go to the heir of their author; private ones go to nobody. */
export const reminderContent: TeamContent = {
  kind: 'reminders',
  label: language => (language === 'it' ? 'promemoria' : 'reminders'),

  count: async (db, membershipId) =>
    (
      await db.one<Count>(sql`
      select count(*) as count from reminders where author_id = ${membershipId} and not is_private and deleted_at is null`)
    ).count,

  async handOver(db, { of, to, clientIds }) {
    const ofClients = clientIds === undefined ? sql`true` : sql`client_id = any(${[...clientIds]}::uuid[])`
    await db.run(sql`update reminders set author_id = ${to} where author_id = ${of} and not is_private and ${ofClients}`)
  },

  withdraw: async () => {},
}

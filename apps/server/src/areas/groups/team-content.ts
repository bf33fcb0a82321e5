import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'

/** Groups go to the heir of their author; without one they stay, and without an author. */
export const groupContent: TeamContent = {
  kind: 'groups',
  label: language => (language === 'it' ? 'gruppi' : 'groups'),

  count: async (db, membershipId) =>
    (await db.one<Count>(sql`select count(*) as count from groups where author_id = ${membershipId} and deleted_at is null`)).count,

  async handOver(db, { of, to, clientIds }) {
    // a group is of several clients, so it does not follow some of them
    if (clientIds === undefined) await db.run(sql`update groups set author_id = ${to} where author_id = ${of}`)
  },

  withdraw: async () => {},
}

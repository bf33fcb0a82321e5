import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'

/** Foods belong to the business's library: they are assigned to nobody, and stay when their author leaves. */
export const foodContent: TeamContent = {
  kind: 'foods',
  label: language => (language === 'it' ? 'alimenti' : 'foods'),
  count: async (db, membershipId) =>
    (await db.one<Count>(sql`select count(*) as count from foods where author_id = ${membershipId} and deleted_at is null`)).count,
  handOver: async (db, { of, to, clientIds }) => {
    if (clientIds === undefined) await db.run(sql`update foods set author_id = ${to} where author_id = ${of}`)
  },
  withdraw: async () => undefined,
}

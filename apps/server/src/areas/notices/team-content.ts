import type { TeamContent } from '#areas/collaborators'
import { sql, type Count, type WorkspaceDb } from '#platform/db'

const countOf = async (db: WorkspaceDb, membershipId: string): Promise<number> =>
  (await db.one<Count>(sql`select count(*) as count from notices where author_id = ${membershipId} and deleted_at is null`)).count

/** Notices go to the heir of their author. Without one, published ones stay, and scheduled ones are not published. */
export const noticeContent: TeamContent = {
  kind: 'notices',
  label: language => (language === 'it' ? 'avvisi' : 'notices'),
  count: countOf,

  async handOver(db, { of, to, clientIds }) {
    // a notice is for many clients, so it does not follow some of them
    if (clientIds === undefined) await db.run(sql`update notices set author_id = ${to} where author_id = ${of}`)
  },

  async withdraw(db, { of, clientIds }) {
    if (clientIds !== undefined) return
    await db.run(sql`
      update notices set withdrawn_at = now(), updated_at = clock_timestamp()
      where author_id = ${of} and published_at is null and withdrawn_at is null`)
  },
}

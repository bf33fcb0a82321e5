import { isOfClients } from '#areas/client-records'
import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'

/** Surveys and answers stay when a colleague leaves; what they have assigned goes to their heir, or stays without an author. */
export const surveyContent: TeamContent = {
  kind: 'surveys',
  label: language => (language === 'it' ? 'questionari' : 'surveys'),

  count: async (db, membershipId) =>
    (
      await db.one<Count>(sql`
      select count(*) as count from surveys where author_id = ${membershipId} and deleted_at is null`)
    ).count,

  async handOver(db, { of, to, clientIds }) {
    await db.run(sql`update survey_assignments set assigned_by = ${to} where assigned_by = ${of} and ${isOfClients(clientIds)}`)
    if (clientIds === undefined) await db.run(sql`update surveys set author_id = ${to} where author_id = ${of}`)
  },

  withdraw: async () => undefined,
}

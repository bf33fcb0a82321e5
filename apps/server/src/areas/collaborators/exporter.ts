import { registerExporter } from '#areas/account'
import { sql } from '#platform/db'

registerExporter({
  async ofWorkspace(db) {
    return {
      tables: [{ name: 'team-invitations', rows: await db.many<Record<string, unknown>>(sql`
        select p.email, i.sent_at from collaborator_invitations i
        join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id
        join persons p on p.id = m.person_id order by i.sent_at`) }],
    }
  },
})

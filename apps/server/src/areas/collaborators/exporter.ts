import { registerExporter } from '#areas/account'
import { sql } from '#platform/db'

registerExporter({
  async ofWorkspace(db) {
    return {
      tables: [{ name: 'team-invitations', rows: await db.many<Record<string, unknown>>(sql`
        select p.email, i.sent_at from collaborator_invitations i
        join persons p on p.id = i.person_id order by i.sent_at`) }],
    }
  },
})

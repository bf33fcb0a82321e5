import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

/** The tokens are secrets and leave in no copy. */
export const googleExporter: Exporter = {
  tables: ['google_links'],

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'google-account',
        rows: await db.many<Row>(sql`
        select l.email, l.state, l.created_at from google_links l join memberships m on m.id = l.membership_id
        where m.person_id = ${personId} and l.state <> 'ending'`),
      },
    ],
  }),

  ofWorkspace: async () => ({ tables: [] }),
}

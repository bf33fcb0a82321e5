import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

/** Groups are the team's own order, like tags: a client's copy of their data leaves them out. */
export const groupExporter: Exporter = {
  tables: ['groups', 'group_clients'],

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'groups',
        rows: await db.many<Row>(sql`
        select e.id, e.author_id, e.name, e.color, e.note, e.created_at, e.updated_at,
          array(select held.client_id from group_clients held where held.group_id = e.id order by held.added_at, held.client_id) as clients
        from groups e where e.deleted_at is null order by e.created_at, e.id`),
      },
    ],
  }),
}

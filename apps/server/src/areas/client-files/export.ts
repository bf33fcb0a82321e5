import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

/** Files that the team keeps about a client belong to the business, so only its export holds them. */
export const clientFileExporter: Exporter = {
  tables: ['client_files'],
  ofWorkspace: async db => ({
    tables: [
      {
        name: 'client-files',
        rows: await db.many<Record<string, unknown>>(sql`
        select r.id, r.client_id, r.file_id, r.name, r.created_at from client_files r where r.deleted_at is null order by r.created_at`),
      },
    ],
  }),
}

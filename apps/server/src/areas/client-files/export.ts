import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

/** The team's files about a client are its own papers: the business alone gets them. */
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

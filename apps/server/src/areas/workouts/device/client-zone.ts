import { zoneOfClient } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** The time zone in which a client trains. */
export const clientZone = async (db: WorkspaceDb, clientId: string): Promise<string> =>
  (await db.one<Row<'clients', 'time_zone'>>(sql`select ${zoneOfClient} as time_zone from clients c where c.id = ${clientId}`)).time_zone

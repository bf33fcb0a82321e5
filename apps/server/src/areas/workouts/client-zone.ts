import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** The time zone in which a client trains: their own, or what the team has set where they have no account. */
export const clientZone = async (db: WorkspaceDb, clientId: string): Promise<string> =>
  (
    await db.one<Row<'clients', 'time_zone'>>(sql`
    select coalesce(p.time_zone, c.time_zone) as time_zone from clients c
    left join memberships m on m.id = c.membership_id left join persons p on p.id = m.person_id where c.id = ${clientId}`)
  ).time_zone

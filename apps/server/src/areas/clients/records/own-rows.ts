import { sql, type Sql } from '#platform/db'

/** Of rows `r` about clients: those about the person, as long as their record stands. */
export const isAboutPerson = (personId: string): Sql => sql`exists (select from clients c join memberships m on m.id = c.membership_id
  where c.id = r.client_id and c.deleted_at is null and m.person_id = ${personId})`

import { defineClientRecords } from '#areas/client-records'
import type { ActivityPart } from '#areas/client-overview'
import { sql } from '#platform/db'
import { joinExclusions } from './join.ts'

export const exclusionRecords = defineClientRecords({
  table: 'client_exclusions',
  exports: {
    exclusions: (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.kind, r.target, r.note, r.is_by_client, r.created_at
      from client_exclusions r where r.deleted_at is null and ${condition} order by r.created_at, r.id`),
  },
  join: joinExclusions,
})

/** A client who enters an exclusion counts as active on that day. */
export const exclusionsByDay: ActivityPart['select'] = since => sql`
  select client_id, (created_at at time zone 'Europe/Rome')::date as day from client_exclusions
  where deleted_at is null and is_by_client and created_at >= ${since}::timestamp at time zone 'Europe/Rome'`

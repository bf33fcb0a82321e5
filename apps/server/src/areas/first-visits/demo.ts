import { sql, type Row } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { doneSteps } from './parts.ts'

/** A first visit that stopped after the measures: of a client of the demo who has been visited, and has no plan yet. */
export const fillDemoFirstVisit: FillDemo = async db => {
  const client = await db.maybeOne<Row<'clients', 'id'>>(sql`
    select c.id from clients c cross join lateral (select ${doneSteps(sql`c.id`)} as steps) d
    where c.source = 'demo' and c.status = 'active' and c.deleted_at is null and 'assignment' <> all(d.steps)
    order by 'visit' = any(d.steps) desc, 'exclusions' = any(d.steps) desc, c.created_at, c.id limit 1`)
  if (!client) return
  await db.run(sql`
    insert into first_visits (client_id, skipped_steps, started_at) values (${client.id}, '{exclusions}', now() - interval '2 days')`)
}

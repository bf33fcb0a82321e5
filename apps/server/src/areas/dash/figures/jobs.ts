import { limitTo, sql, type Row, type SystemDb } from '#platform/db'
import { defineSweep, dueInSystem } from '#platform/jobs'
import { isClient } from '../businesses/conditions.ts'

/** The last day that is over. */
const yesterday = sql`((now() at time zone 'Europe/Rome')::date - 1)`

/** Clients and activity have no date in a table of their own, so a day's figures are stored once it is over. */
export const countBusinessDays = defineSweep({
  name: 'count days of businesses',
  cron: '20 0 * * *',
  parts: () => [
    dueInSystem({
      list: (db, { isNext, limit }) =>
        db.many<Row<'workspaces', 'id'>>(sql`
        select w.id from workspaces w
        where not exists (select from business_days d where d.workspace_id = w.id and d.day = ${yesterday})
          and w.created_at < ((${yesterday} + 1)::timestamp at time zone 'Europe/Rome') and ${isNext(sql`w.id`)}
        order by w.created_at, w.id ${limitTo(limit)}`),
      treat: (db, items) =>
        countDay(
          db,
          items.map(({ id }) => id),
        ),
      atOnce: 100,
    }),
  ],
})

const countDay = (db: SystemDb, ids: readonly string[]) =>
  db.run(sql`
  insert into business_days (workspace_id, day, active_clients, inactive_clients, is_seen)
  select w.id, ${yesterday}, c.active, c.inactive, exists (
    select from memberships m where m.workspace_id = w.id and m.role <> 'client'
      and m.last_seen_at >= (${yesterday}::timestamp at time zone 'Europe/Rome'))
  from workspaces w cross join lateral (
    select count(*) filter (where c.status = 'active')::int as active, count(*) filter (where c.status = 'inactive')::int as inactive
    from clients c where ${isClient}) c
  where w.id = any(${[...ids]}::uuid[])
  on conflict (workspace_id, day) do nothing`)

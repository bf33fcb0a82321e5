import { sql, type Count, type SystemDb } from '#platform/db'

const keptDays = 90

/** Counts an event that was refused; a day is one row, because anybody may post what is no event. */
export async function noteRefusal(db: SystemDb): Promise<void> {
  await db.run(sql`
    insert into payment_refusals as r (day, count) values ((now() at time zone 'Europe/Rome')::date, 1)
    on conflict (day) do update set count = r.count + 1`)
  await db.run(sql`delete from payment_refusals where day < (now() at time zone 'Europe/Rome')::date - ${keptDays}::integer`)
}

/** The events that were refused today and yesterday. */
export const countRefusals = async (db: SystemDb): Promise<number> =>
  (
    await db.one<Count>(sql`
    select coalesce(sum(count), 0)::int as count from payment_refusals where day >= (now() at time zone 'Europe/Rome')::date - 1`)
  ).count

/** The events that nothing was done about within ten minutes. */
export const countWaitingEvents = async (db: SystemDb): Promise<number> =>
  (
    await db.one<Count>(sql`
    select count(*) as count from payment_events where applied_at is null and received_at < now() - interval '10 minutes'`)
  ).count

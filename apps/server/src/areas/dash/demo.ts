import { addDays, datesIn, romeDay } from '@allenio/domain/days'
import type { FillDemo } from '#platform/demo'
import { sql } from '#platform/db'

const days = 80
const startingClients = 22
const daysOfOneMore = 4

/** The nights of the past weeks, as the sweep would have counted them; last night is left to it. */
export const fillDemoDays: FillDemo = async db => {
  const today = romeDay()
  const rows = datesIn({ from: addDays(today, -days), to: addDays(today, -2) }).map((day, at) => ({
    day,
    active: startingClients + Math.floor(at / daysOfOneMore),
    inactive: Math.floor(at / 16),
    // a Sunday off now and then
    seen: at % 13 !== 6,
  }))
  await db.run(sql`
    insert into business_days (day, active_clients, inactive_clients, is_seen)
    select r.day, r.active, r.inactive, r.seen
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (day date, active integer, inactive integer, seen boolean)
    on conflict (workspace_id, day) do nothing`)
}

import type { WeightMark } from '@allenio/contract/weights'
import type { WeightMarkPart } from '#areas/weights'
import { sql, type Row } from '#platform/db'

/** The first days of a client's programs; one that was ended before has none. */
export const programMarks: WeightMarkPart = {
  permission: 'view programs',
  async listMarks(db, { clientId, from, to }) {
    const rows = await db.many<Row<'program_users', 'start_day' | 'title'>>(sql`
      select start_day, title from program_users
      where client_id = ${clientId} and not is_single and start_day between ${from} and ${to}
        and coalesce((ended_at at time zone 'Europe/Rome')::date > start_day, true)`)
    return rows.map(({ start_day: day, title }): WeightMark => ({ day, kind: 'program', title, kcal: null, kcalBefore: null }))
  },
}

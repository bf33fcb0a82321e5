import type { Output } from '@allenio/contract'
import { dietMapWeeks, dietMarkDays, type getDietMap } from '@allenio/contract/meal-diary'
import { addDays, mondayOf, romeDay } from '@allenio/domain/days'
import { dietAdherence, dietDrop } from '@allenio/domain/meal-diary'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readJudgedDays } from './judged-days.ts'

interface MapRow extends Row<'diary_sums', 'day' | 'logged_kcal'> {
  water: number
}

interface LastRow {
  at: string | null
}

/** Devices tell the moment of a tick; everything else has that of its arrival. */
const readLastRecord = (db: WorkspaceDb, clientId: string) =>
  db.one<LastRow>(sql`
  select nullif(greatest(
    (select max(greatest(m.state_changed_at, m.note_changed_at)) from diary_meals m where m.client_id = ${clientId}),
    (select max(s.changed_at) from diary_swaps s where s.client_id = ${clientId}),
    (select max(e.created_at) from diary_entries e where e.client_id = ${clientId} and e.deleted_at is null),
    (select max(w.created_at) from diary_waters w where w.client_id = ${clientId} and w.deleted_at is null),
    (select max(p.created_at) from diary_photos p where p.client_id = ${clientId} and p.deleted_at is null)
  ), '-infinity') as at`)

/** Twelve weeks of a client, and how well the last four went. */
export async function readDietMap(db: WorkspaceDb, clientId: string): Promise<Output<typeof getDietMap>> {
  const today = romeDay()
  const from = addDays(mondayOf(today), -7 * (dietMapWeeks - 1))
  const [judged, rows, last] = await Promise.all([
    readJudgedDays(db, clientId, { from, to: today }),
    db.many<MapRow>(sql`
      select day, s.logged_kcal, coalesce(w.water, 0) as water
      from (select day, logged_kcal from diary_sums where client_id = ${clientId} and day between ${from} and ${today}) s
      full join (
        select day, sum(ml)::int as water from diary_waters
        where client_id = ${clientId} and deleted_at is null and day between ${from} and ${today} group by day
      ) w using (day)`),
    readLastRecord(db, clientId),
  ])
  const judgedByDay = new Map(judged.map(each => [each.day, each]))
  const rowsByDay = new Map(rows.map(row => [row.day, row]))
  const dates = [...new Set([...judgedByDay.keys(), ...rowsByDay.keys()])].toSorted()
  const monthAgo = addDays(today, -dietMarkDays)
  return {
    from,
    today,
    days: dates.map(day => {
      const sum = judgedByDay.get(day)
      const row = rowsByDay.get(day)
      const percent = sum?.percent ?? null
      const isKnown = percent !== null
      return {
        day,
        isPlanned: sum !== undefined,
        percent,
        planned: isKnown && sum ? sum.planned : null,
        eaten: isKnown && sum ? sum.eaten : null,
        logged: row?.logged_kcal ?? null,
        water: row?.water ?? 0,
      }
    }),
    mark: dietAdherence(
      judged.filter(({ day }) => day > monthAgo),
      today,
    ),
    drop: dietDrop(judged, today),
    lastRecordAt: last.at,
  }
}

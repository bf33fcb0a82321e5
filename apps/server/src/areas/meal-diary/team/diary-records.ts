import type { DiaryDay, DiaryEntry, DiaryMeal } from '@allenio/contract/meal-diary'
import { joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isChosenFood } from '../matches.ts'
import { entryColumns, listDays, listMeals, listPhotos, type PhotoRow } from '../queries.ts'
import type { DateWindow } from './planned-dates.ts'

export type SwapRow = Row<'diary_swaps', 'day' | 'row_id' | 'planned_food' | 'food' | 'grams'>
type SumRow = Row<'diary_sums', 'day' | 'planned_kcal' | 'logged_kcal' | 'percent'>

/** An entry with what the team has said of it. */
export interface EntryRow extends DiaryEntry {
  isChosen: boolean
  matchId: string | null
  isForBusiness: boolean
}

const listEntryRows = (db: WorkspaceDb, condition: Sql) =>
  db.many<EntryRow>(sql`
    select ${entryColumns}, ${isChosenFood} as "isChosen", r.match_id as "matchId",
      exists (select from diary_matches m where m.id = r.match_id and m.client_id is null) as "isForBusiness"
    from diary_entries r where r.deleted_at is null and ${condition} order by r.day, r.time, r.created_at, r.id`)

interface WaterRow {
  day: string
  water: number
}

interface LatestRow {
  day: string | null
}

/** The records of a client by day. */
export interface DiaryRecords {
  days: ReadonlyMap<string, DiaryDay>
  meals: ReadonlyMap<string, DiaryMeal[]>
  swaps: ReadonlyMap<string, SwapRow[]>
  entries: ReadonlyMap<string, EntryRow[]>
  photos: ReadonlyMap<string, PhotoRow[]>
  water: ReadonlyMap<string, number>
  sums: ReadonlyMap<string, SumRow>
}

export async function readRecords(db: WorkspaceDb, clientId: string, { from, to }: DateWindow): Promise<DiaryRecords> {
  const within = sql`r.client_id = ${clientId} and r.day between ${from} and ${to}`
  const [days, meals, swaps, entries, photos, waters, sums] = await Promise.all([
    listDays(db, within),
    listMeals(db, sql`${within} and (r.state is not null or r.note <> '')`),
    db.many<SwapRow>(sql`
      select r.day, r.row_id, r.planned_food, r.food, r.grams from diary_swaps r where ${within} and r.food is not null order by r.row_id`),
    listEntryRows(db, within),
    listPhotos(db, within),
    db.many<WaterRow>(sql`
      select r.day, sum(r.ml)::int as water from diary_waters r where ${within} and r.deleted_at is null group by r.day`),
    db.many<SumRow>(sql`select r.day, r.planned_kcal, r.logged_kcal, r.percent from diary_sums r where ${within}`),
  ])
  return {
    days: new Map(days.map(row => [row.day, row])),
    meals: byDay(meals),
    swaps: byDay(swaps),
    entries: byDay(entries),
    photos: byDay(photos),
    water: new Map(waters.map(({ day, water }) => [day, water])),
    sums: new Map(sums.map(row => [row.day, row])),
  }
}

const byDay = <T extends { day: string }>(rows: readonly T[]): Map<string, T[]> => Map.groupBy(rows, ({ day }) => day)

const undeleted = sql`r.deleted_at is null`
/** The rows for which a day is shown. */
const recordTables = [
  [sql`diary_days`, sql`r.note <> ''`],
  [sql`diary_meals`, sql`(r.state is not null or r.note <> '')`],
  [sql`diary_entries`, undeleted],
  [sql`diary_photos`, undeleted],
  [sql`diary_waters`, undeleted],
] as const

/** The latest day before one on which something was recorded. */
export async function findRecordBefore(db: WorkspaceDb, clientId: string, before: string): Promise<string | null> {
  const latest = recordTables.map(
    ([table, condition]) => sql`(select max(r.day) from ${table} r where r.client_id = ${clientId} and r.day < ${before} and ${condition})`,
  )
  return (await db.one<LatestRow>(sql`select greatest(${joined(latest, ', ')}) as day`)).day
}

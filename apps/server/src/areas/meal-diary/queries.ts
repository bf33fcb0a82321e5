import type { DiaryDay, DiaryEntry, DiaryMeal, DiarySwap, DiaryWater } from '@allenio/contract/meal-diary'
import type { TakenSwap } from '@allenio/domain/meal-diary'
import { isOneOf, limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'

// The records of clients, as the contract has them. Conditions are on the rows `r`.

export const dayColumns = sql`r.day, r.day_type as "dayType", r.plan_day_id as "planDayId", r.note,
  greatest(r.day_type_changed_at, r.plan_day_changed_at, r.note_changed_at) as "changedAt"`
export const mealColumns = sql`r.day, r.meal_id as "mealId", r.assignment_id as "assignmentId", r.release_id as "releaseId", r.state,
  r.eaten_row_ids as "eatenRowIds", r.note, greatest(r.state_changed_at, r.note_changed_at) as "changedAt"`
export const swapColumns = sql`r.day, r.row_id as "rowId", r.release_id as "releaseId", r.food, r.grams,
  r.alternative_id as "alternativeId", r.changed_at as "changedAt"`
export const entryColumns = sql`r.id, r.day, r.time, r.text, r.kcal, r.food, r.grams, r.measure, r.match_id is not null as "isMatched",
  r.created_at as "createdAt"`
export const waterColumns = sql`r.id, r.day, r.ml, r.created_at as "createdAt"`

export const isOnDates = (dates: readonly string[]): Sql => sql`r.day ${isOneOf(dates, 'date')}`

export const listDays = (db: WorkspaceDb, condition: Sql) =>
  db.many<DiaryDay>(sql`select ${dayColumns} from diary_days r where ${condition} order by r.day`)

export const listMeals = (db: WorkspaceDb, condition: Sql) =>
  db.many<DiaryMeal>(sql`select ${mealColumns} from diary_meals r where ${condition} order by r.day, r.created_at, r.meal_id`)

export const listSwaps = (db: WorkspaceDb, condition: Sql) =>
  db.many<DiarySwap>(sql`select ${swapColumns} from diary_swaps r where ${condition} order by r.day, r.changed_at, r.row_id`)

export type TakenDiarySwap = DiarySwap & TakenSwap

/** Lists swaps with the rows that they replace, which a later release may have changed. */
export const listTakenSwaps = (db: WorkspaceDb, condition: Sql) =>
  db.many<TakenDiarySwap>(sql`
  select ${swapColumns}, r.planned_food ->> 'id' as "plannedFoodId", r.planned_grams as "plannedGrams" from diary_swaps r
  where ${condition} order by r.day, r.changed_at, r.row_id`)

export const listEntries = (db: WorkspaceDb, condition: Sql) =>
  db.many<DiaryEntry>(sql`
  select ${entryColumns} from diary_entries r where r.deleted_at is null and ${condition} order by r.day, r.time, r.created_at, r.id`)

export const listWaters = (db: WorkspaceDb, condition: Sql) =>
  db.many<DiaryWater>(sql`
  select ${waterColumns} from diary_waters r where r.deleted_at is null and ${condition} order by r.day, r.created_at, r.id`)

export type PhotoRow = Row<'diary_photos', 'day' | 'meal_id' | 'entry_id' | 'created_at'> & { photo_id: string } & FileRow

const selectPhotos = (condition: Sql) => sql`
  select f.*, r.id as photo_id, r.day, r.meal_id, r.entry_id, r.created_at
  from diary_photos r join files f on f.id = r.file_id where ${condition}`

export const listPhotos = (db: WorkspaceDb, condition: Sql) =>
  db.many<PhotoRow>(sql`
  ${selectPhotos(sql`r.deleted_at is null and f.deleted_at is null and ${condition}`)} order by r.day, r.created_at, r.id`)

/** Finds a photo by its id, deleted or not. */
export const findPhoto = (db: WorkspaceDb, id: string, clientId: string) =>
  db.maybeOne<PhotoRow>(sql`${selectPhotos(sql`r.id = ${id} and r.client_id = ${clientId}`)} ${limitTo(1)}`)

/** A condition on an assignment `a` of a meal plan: its client has ticked or swapped something of it. */
export const isEatenBy: Sql = sql`(
  exists (select from diary_meals r where r.workspace_id = a.workspace_id and r.assignment_id = a.id)
  or exists (select from diary_swaps r where r.workspace_id = a.workspace_id and r.assignment_id = a.id))`

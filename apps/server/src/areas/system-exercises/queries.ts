import type { Language } from '@allenio/contract'
import { exerciseLimits, type ExerciseFields } from '@allenio/contract/exercises'
import type { systemExerciseStates } from '@allenio/contract/system-exercises'
import { newId } from '@allenio/domain/ids'
import { limitTo, limitToPage, sql, type Matching, type Row, type SystemDb, type Sql, type Total } from '#platform/db'
import { exerciseColumns, exerciseValues, type ExerciseColumns } from './fields.ts'
import { exerciseCondition, exerciseOrder, type CommonFilters, type ExerciseSort } from './filters.ts'
import { isRanked, rankedAtMost, rankedColumns, rankPage, type RankedRow } from './ranked-search.ts'

export type SystemExerciseRow = ExerciseColumns & Row<'system_exercises', 'id' | 'edited_at' | 'archived_at' | 'created_at' | 'updated_at'>

export interface SystemFilters extends CommonFilters {
  state: (typeof systemExerciseStates)[number]
}

const states = {
  offered: sql`e.archived_at is null`,
  edited: sql`e.archived_at is null and e.edited_at is not null`,
  archived: sql`e.archived_at is not null`,
} as const satisfies Record<SystemFilters['state'], Sql>

const condition = ({ state, ...filters }: SystemFilters, matching: Matching) =>
  sql`${states[state]} and ${exerciseCondition(filters, matching)}`

interface ListQuery {
  filters: SystemFilters
  matching: Matching
  sort: ExerciseSort
  /** Undefined for all. */
  page?: number
  language: Language
}

export async function listRows(db: SystemDb, query: ListQuery): Promise<SystemExerciseRow[]> {
  const { filters, matching, sort, page, language } = query
  if (sort === 'relevance' && page !== undefined && isRanked({ filters, page })) {
    const ids = rankPage(await listCandidates(db, query), { filters, page, language })
    return db.many<SystemExerciseRow>(sql`
      select e.* from system_exercises e where e.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], e.id)`)
  }
  return db.many<SystemExerciseRow>(sql`
    select e.* from system_exercises e where ${condition(filters, matching)}
    order by ${exerciseOrder(sort, language, filters)} ${page === undefined ? sql`` : limitToPage(page, exerciseLimits.perPage)}`)
}

const listCandidates = (db: SystemDb, { filters, matching, language }: ListQuery) =>
  db.many<RankedRow>(sql`
  select ${rankedColumns} from system_exercises e where ${condition(filters, matching)}
  order by ${exerciseOrder('relevance', language, filters)} ${limitTo(rankedAtMost + 1)}`)

export const countRows = async (db: SystemDb, filters: SystemFilters, matching: Matching): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from system_exercises e where ${condition(filters, matching)}`)).total

export const findRow = (db: SystemDb, id: string) =>
  db.maybeOne<SystemExerciseRow>(sql`select e.* from system_exercises e where e.id = ${id}`)

export const lockRow = (db: SystemDb, id: string) =>
  db.maybeOne<SystemExerciseRow>(sql`select e.* from system_exercises e where e.id = ${id} for no key update of e`)

export async function insertRow(db: SystemDb, fields: ExerciseFields): Promise<string> {
  const id = newId()
  await db.run(sql`insert into system_exercises (id, edited_at, ${exerciseColumns}) values (${id}, now(), ${exerciseValues(fields)})`)
  return id
}

export const updateRow = (db: SystemDb, id: string, fields: ExerciseFields) =>
  db.run(sql`
  update system_exercises set (${exerciseColumns}) = (${exerciseValues(fields)}), edited_at = now(), updated_at = now() where id = ${id}`)

/** Answers whether there was one to archive, or to offer again. */
export const setArchived = async (db: SystemDb, id: string, isArchived: boolean): Promise<boolean> =>
  (await db.run(sql`
  update system_exercises set archived_at = case when ${isArchived}::boolean then now() end, updated_at = now()
  where id = ${id} and (archived_at is null) = ${isArchived}::boolean`)) > 0

export const countOf = async (db: SystemDb, ids: readonly string[]): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from system_exercises where id = any(${[...ids]}::uuid[])`)).total

/** Devices compare it with the revision that they keep. */
export const noteChange = (db: SystemDb) => db.run(sql`update system_exercise_state set revision = revision + 1`)

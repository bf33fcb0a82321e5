import { exerciseLimits, type IndexedExercise } from '@allenio/contract/exercises'
import {
  exerciseOrder,
  isRanked,
  rankedAtMost,
  rankedColumns,
  rankPage,
  type ExerciseColumns,
  type ExerciseSort,
  type RankedRow,
} from '#areas/system-exercises'
import type { Actor } from '#platform/access'
import { limitTo, limitToPage, sql, type Matching, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { filterCondition, isFavorite, isOffered, listCondition, type Filters } from './filters.ts'
import { isRecent } from './recent-exercises.ts'

/** An exercise of the business or of the library. */
export interface ExerciseRow
  extends ExerciseColumns, Row<'exercises', 'id' | 'system_id' | 'tags' | 'created_at' | 'updated_at' | 'deleted_at'> {
  is_own: boolean
  is_favorite: boolean
}

// the page's ids are found first; the rest is looked up only for them
const selectRows = (actor: Actor, ids: Sql, order: Sql) => sql`
  with page as materialized (${ids})
  select e.id, e.is_own, e.system_id, e.name_it, e.name_en, e.category, e.primary_muscles, e.secondary_muscles, e.equipment, e.mechanic,
    e.force, e.level, e.type, e.is_unilateral, e.cue_it, e.cue_en, e.tags, e.created_at, e.updated_at, e.deleted_at,
    ${isFavorite(actor)} as is_favorite
  from page join all_exercises e on e.id = page.id order by ${order}`

interface ListQuery {
  filters: Filters
  matching: Matching
  sort: ExerciseSort
  /** The page; without it all exercises are read. */
  page?: number
}

export async function listRows(db: WorkspaceDb, actor: Actor, { filters, matching, sort, page }: ListQuery) {
  if (sort === 'relevance' && page !== undefined && isRanked({ filters, page })) {
    const candidates = await listCandidates(db, actor, filters, matching)
    return findInOrder(db, actor, rankPage(candidates, { filters, page, language: actor.language }))
  }
  const order = exerciseOrder(sort, actor.language, filters)
  const ids = sql`select e.id from all_exercises e where ${listCondition(actor, filters, matching)}`
  const pageIds = page === undefined ? ids : sql`${ids} order by ${order} ${limitToPage(page, exerciseLimits.perPage)}`
  return db.many<ExerciseRow>(selectRows(actor, pageIds, order))
}

// the ids come from an index that contains the searched texts: reading the ranked columns of each exercise takes twice as long
function listCandidates(db: WorkspaceDb, actor: Actor, filters: Filters, matching: Matching): Promise<RankedRow[]> {
  const order = exerciseOrder('relevance', actor.language, filters)
  return db.many<RankedRow>(sql`
  select ${rankedColumns}, e.is_own, ${isFavorite(actor)} as is_favorite, ${isRecent} as is_recent
  from (
    select e.id from all_exercises e where ${listCondition(actor, filters, matching)} order by ${order} ${limitTo(rankedAtMost + 1)}) page
  join all_exercises e on e.id = page.id order by ${order}`)
}

interface Counts {
  matching: number
  own: number
  library: number
  favorites: number
}

export const countRows = (db: WorkspaceDb, actor: Actor, filters: Filters, matching: Matching) =>
  db.one<Counts>(sql`
  select count(*) filter (where ${filterCondition(actor, filters, matching)}) as matching, count(*) filter (where e.is_own) as own,
    count(*) filter (where not e.is_own) as library, count(*) filter (where ${isFavorite(actor)}) as favorites
  from all_exercises e where ${isOffered}`)

const findInOrder = (db: WorkspaceDb, actor: Actor, ids: readonly string[]) =>
  db.many<ExerciseRow>(
    selectRows(actor, sql`select id from unnest(${[...ids]}::uuid[]) as wanted (id)`, sql`array_position(${[...ids]}::uuid[], e.id)`),
  )

/** Finds exercises by their ids, deleted and archived ones included. */
export const findRows = (db: WorkspaceDb, actor: Actor, ids: readonly string[]) =>
  db.many<ExerciseRow>(selectRows(actor, sql`select id from unnest(${[...ids]}::uuid[]) as wanted (id)`, sql`e.id`))

/** Finds an own exercise that is not deleted, or one of the library, archived ones included. */
export async function findRow(db: WorkspaceDb, actor: Actor, id: string): Promise<ExerciseRow | undefined> {
  const [row] = await findRows(db, actor, [id])
  return row && row.is_own && row.deleted_at !== null ? undefined : row
}

interface TagCount {
  tag: string
  count: number
}

export const listTags = (db: WorkspaceDb) =>
  db.many<TagCount>(sql`
  select min(t.tag) as tag, count(*) as count from exercises e cross join unnest(e.tags, e.tag_keys) as t (tag, key)
  where e.deleted_at is null group by t.key order by t.key limit 500`)

export const listIndex = (db: WorkspaceDb, actor: Actor) =>
  db.many<IndexedExercise>(sql`
  select e.id, e.name_it as it, e.name_en as en, e.primary_muscles as muscles, e.secondary_muscles as "secondaryMuscles", e.equipment,
    e.type, e.mechanic, e.level, e.is_own as "isOwn", ${isFavorite(actor)} as "isFavorite"
  from all_exercises e where ${isOffered} order by e.id`)

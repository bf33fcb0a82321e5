import {
  foodLimits,
  type BelowLimit,
  foodOptionsAtMost,
  type FoodSort,
  type NutrientCode,
  type SourcedMeasure,
} from '@allenio/contract/aliments'
import type { Actor } from '#platform/access'
import { limitTo, limitToPage, sql, type Matching, type NotNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import type { ContentColumns } from './content.ts'
import { isRanked, listRankedIds } from './search/ranked-foods.ts'
import { isFavorite, listCondition, listOrder, nutrientOf, type Filters } from './filters.ts'

/** A food of the business or of the library. */
export type FoodRow = NotNull<
  Row<
    'all_foods',
    'id' | 'is_own' | 'name_it' | 'name_en' | 'brand' | 'carbs_include_fiber' | 'version' | 'is_hidden' | 'created_at' | 'updated_at'
  >
> &
  Row<'all_foods', 'system_id' | 'author_id' | 'barcode' | 'kcal' | 'protein' | 'carbs' | 'lipids' | 'picture_file_id' | 'deleted_at'> &
  Row<'foods', 'category' | 'allergens'> & { is_favorite: boolean; nutrient: number | null; author_name: string | null }

/** The columns that depend on the asker and on the filters. */
const askedColumns = (actor: Actor, nutrient?: NutrientCode) =>
  sql`${isFavorite(actor)} as is_favorite, ${nutrient ? nutrientOf(nutrient) : sql`null::numeric`} as nutrient`

// the page's ids are found first; the rest is looked up only for them
const selectRows = (columns: Sql, ids: Sql, order: Sql) => sql`
  with page as materialized (${ids})
  select e.id, e.is_own, e.system_id, e.author_id, e.name_it, e.name_en, e.category, e.brand, e.barcode, e.kcal, e.protein, e.carbs,
    e.lipids, e.carbs_include_fiber, e.allergens, e.version, e.picture_file_id, e.is_hidden, e.created_at, e.updated_at, e.deleted_at,
    ${columns},
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from page join all_foods e on e.id = page.id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  order by ${order}`

interface ListQuery {
  filters: Filters
  matching: Matching
  sort: FoodSort
  /** The page; without it all foods are read. */
  page?: number
}

export async function listRows(db: WorkspaceDb, actor: Actor, { filters, matching, sort, page }: ListQuery): Promise<FoodRow[]> {
  if (isRanked(filters, sort)) {
    const allIds = await listRankedIds(db, actor, filters, matching)
    const start = ((page ?? 1) - 1) * foodLimits.perPage
    // one food more than the page has, which tells whether there is another page
    return selectInOrder(db, actor, page === undefined ? allIds : allIds.slice(start, start + foodLimits.perPage + 1), filters.nutrient)
  }
  const order = listOrder(actor, { sort, filters })
  const ids = sql`select e.id from all_foods e where ${listCondition(actor, filters, matching)}`
  const pageIds = page === undefined ? ids : sql`${ids} order by ${order} ${limitToPage(page, foodLimits.perPage)}`
  return db.many<FoodRow>(selectRows(askedColumns(actor, filters.nutrient), pageIds, order))
}

async function selectInOrder(db: WorkspaceDb, actor: Actor, ids: readonly string[], nutrient?: NutrientCode): Promise<FoodRow[]> {
  if (ids.length === 0) return []
  const places = sql`select id, place from unnest(${[...ids]}::uuid[]) with ordinality as places (id, place)`
  return db.many<FoodRow>(selectRows(askedColumns(actor, nutrient), places, sql`page.place`))
}

interface Counts {
  matching: number
  own: number
  library: number
  favorites: number
  hidden: number
}

export const countRows = (db: WorkspaceDb, actor: Actor, filters: Filters, matching: Matching) =>
  db.one<Counts>(sql`
  select count(*) filter (where ${listCondition(actor, filters, matching)}) as matching,
    count(*) filter (where e.is_own) as own, count(*) filter (where not e.is_own and not e.is_hidden and e.is_listed) as library,
    count(*) filter (where not e.is_hidden and e.is_listed and ${isFavorite(actor)}) as favorites,
    count(*) filter (where e.is_hidden) as hidden
  from all_foods e where e.deleted_at is null`)

/** Finds foods by their ids, deleted and archived ones included. */
export const findRows = (db: WorkspaceDb, actor: Actor, ids: readonly string[]) =>
  db.many<FoodRow>(selectRows(askedColumns(actor), sql`select id from unnest(${[...ids]}::uuid[]) as wanted (id)`, sql`e.id`))

/** Finds an own food that is not deleted, or one of the library, archived ones included. */
export async function findRow(db: WorkspaceDb, actor: Actor, id: string): Promise<FoodRow | undefined> {
  const [row] = await findRows(db, actor, [id])
  return row && row.is_own && row.deleted_at !== null ? undefined : row
}

/** Everything that is stored of a food, except for its versions. */
export interface FullRow extends Omit<ContentColumns, 'measures'> {
  is_own: boolean
  system_id: string | null
  note: string
  deleted_at: string | null
  /** Household measures; those of the business come first. */
  measures: SourcedMeasure[]
  library_allergens: ContentColumns['allergens']
  /** The number of a food of the library in its table. */
  source_id: number | null
  below_limit: BelowLimit
}

export async function findFullRow(db: WorkspaceDb, id: string): Promise<FullRow | undefined> {
  return (
    (await db.maybeOne<FullRow>(sql`
    select true as is_own, system_id, name_it, name_en, category, brand, barcode, kcal, protein, carbs, lipids, carbs_include_fiber,
      nutrients, density, edible_part, cooking_factor, allergens, '{}'::jsonb as library_allergens,
      null::integer as source_id, '{}'::jsonb as below_limit, note, deleted_at, ${ownMeasures(sql`f.measures`)} as measures
    from foods f where id = ${id}`)) ??
    (await db.maybeOne<FullRow>(sql`
    select false as is_own, null::uuid as system_id, s.name_it, s.name_en, s.category, '' as brand, null as barcode, s.kcal, s.protein,
      s.carbs,
      s.lipids, s.carbs_include_fiber, s.nutrients, null::numeric as density, null::numeric as edible_part, null::numeric as cooking_factor,
      s.allergens || coalesce(f.allergens, '{}') as allergens, s.allergens as library_allergens,
      s.source_id, s.below_limit, '' as note, s.archived_at as deleted_at,
      case when f.food_id is null then s.measures else ${ownMeasures(sql`f.measures`)} || s.measures end as measures
    from system_foods s left join food_overlays f on f.food_id = s.id where s.id = ${id}`))
  )
}

/** The measures of the business, with their source. */
export const ownMeasures = (measures: Sql): Sql => sql`(
  select coalesce(jsonb_agg(m || '{"source": "own"}'), '[]') from jsonb_array_elements(${measures}) m)`

type OptionRow = Pick<FoodRow, 'id' | 'is_own' | 'name_it' | 'name_en' | 'brand'>

const optionColumns = sql`e.id, e.is_own, e.name_it, e.name_en, e.brand`

export async function listOptions(
  db: WorkspaceDb,
  actor: Actor,
  search: string | undefined,
  matching: Matching,
): Promise<readonly OptionRow[]> {
  if (isRanked({ search }, 'relevance')) {
    const ids = (await listRankedIds(db, actor, { search }, matching)).slice(0, foodOptionsAtMost)
    return db.many<OptionRow>(sql`
      select ${optionColumns} from unnest(${ids}::uuid[]) with ordinality as wanted (id, place) join all_foods e on e.id = wanted.id
      order by wanted.place`)
  }
  return db.many<OptionRow>(sql`
    select ${optionColumns} from all_foods e where ${listCondition(actor, { search }, matching)}
    order by ${listOrder(actor, { sort: 'relevance', filters: {} })} ${limitTo(foodOptionsAtMost)}`)
}

interface AuthorCount {
  id: string
  name: string
  count: number
}

export const listAuthors = (db: WorkspaceDb) =>
  db.many<AuthorCount>(sql`
  select m.id, trim(p.first_name || ' ' || p.last_name) as name, a.count
  from (select author_id, count(*) as count from foods where deleted_at is null and author_id is not null group by author_id) a
  join memberships m on m.id = a.author_id join persons p on p.id = m.person_id order by name, m.id limit 200`)

type Macros = Row<'all_foods', 'protein' | 'carbs' | 'lipids'>

/** Finds the macros of the food with which others are compared. */
export const findMacros = (db: WorkspaceDb, id: string) =>
  db.maybeOne<Macros>(
    sql`select e.protein, e.carbs, e.lipids from all_foods e where e.id = ${id} and e.deleted_at is null and not e.is_hidden`,
  )

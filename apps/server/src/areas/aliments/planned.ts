import { foodTables, type FoodMeasure, type FoodTable, type SourcedMeasure, type PlannedFood } from '@allenio/contract/aliments'
import { tableOfSource } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { contentRecord, type ContentColumns } from './content.ts'
import { nameOf } from './present.ts'

/** A food in one of its versions. Foods of the library have only one. */
export interface FoodVersion {
  id: string
  version: number
}

/** A reference to a food; without a version it means the latest. */
export type FoodRef = Pick<FoodVersion, 'id'> & Partial<FoodVersion>

/** The key under which a food is found among those that were asked for. */
export const foodKey = ({ id, version }: FoodRef): string => (version === undefined ? id : `${id} ${version}`)

const askedFoods = (refs: readonly FoodRef[]): Sql => {
  const distinctRefs = [...new Map(refs.map(ref => [foodKey(ref), ref])).values()]
  const ids = distinctRefs.map(({ id }) => id)
  const versions = distinctRefs.map(({ version }) => version ?? null)
  return sql`asked as materialized (select * from unnest(${ids}::uuid[], ${versions}::int[]) as a (id, version))`
}

interface PlannedRow extends Omit<ContentColumns, 'barcode' | 'measures'> {
  id: string
  asked_version: number | null
  version: number
  latest_version: number
  is_own: boolean
  own_measures: FoodMeasure[]
  library_measures: SourcedMeasure[]
  is_deleted: boolean
}

/**
 * Finds foods with everything that a plan needs, by their `foodKey`; deleted, archived and hidden foods are included, absent ones left out.
 * Category and allergens are the present ones, whatever the version, because diets and warnings use what is known today.
 */
export async function findPlannedFoods(
  db: WorkspaceDb,
  actor: Actor,
  refs: readonly FoodRef[],
  { readsNutrients = true }: { readsNutrients?: boolean } = {},
): Promise<Map<string, PlannedFood>> {
  if (refs.length === 0) return new Map()
  const nutrients = (column: Sql) => (readsNutrients ? column : sql`'{}'::jsonb`)
  const rows = await db.many<PlannedRow>(sql`
    with ${askedFoods(refs)}
    select f.id, a.version as asked_version, v.version, f.version as latest_version, true as is_own, c."nameIt" as name_it,
      c."nameEn" as name_en, f.category, c.brand, c.kcal, c.protein, c.carbs, c.lipids, c."carbsIncludeFiber" as carbs_include_fiber,
      ${nutrients(sql`c.nutrients`)} as nutrients, c.density, c."ediblePart" as edible_part, c."cookingFactor" as cooking_factor,
      c.measures as own_measures, '[]'::jsonb as library_measures, f.allergens, f.deleted_at is not null as is_deleted
    from asked a join foods f on f.id = a.id
    join food_versions v on v.food_id = f.id and v.version = coalesce(a.version, f.version)
    cross join lateral jsonb_to_record(v.content) as c (${contentRecord})
    union all
    select s.id, a.version, 1, 1, false, s.name_it, s.name_en, s.category, '', s.kcal, s.protein, s.carbs, s.lipids,
      s.carbs_include_fiber, ${nutrients(sql`s.nutrients`)}, null, null, null, coalesce(o.measures, '[]'), s.measures,
      s.allergens || coalesce(o.allergens, '{}'), s.archived_at is not null
    from asked a join system_foods s on s.id = a.id left join food_overlays o on o.food_id = s.id
    where coalesce(a.version, 1) = 1`)
  return new Map(rows.map(row => [foodKey({ id: row.id, version: row.asked_version ?? undefined }), presentPlanned(row, actor)]))
}

const presentPlanned = (row: PlannedRow, actor: Actor): PlannedFood => ({
  id: row.id,
  version: row.version,
  latestVersion: row.latest_version,
  source: row.is_own ? 'own' : 'library',
  name: nameOf(row, actor),
  nameIt: row.name_it,
  nameEn: row.name_en,
  category: row.category,
  brand: row.brand,
  kcal: row.kcal,
  protein: row.protein,
  carbs: row.carbs,
  lipids: row.lipids,
  carbsIncludeFiber: row.carbs_include_fiber,
  nutrients: row.nutrients,
  density: row.density,
  ediblePart: row.edible_part,
  cookingFactor: row.cooking_factor,
  measures: [...row.own_measures.map(measure => ({ ...measure, source: 'own' as const })), ...row.library_measures],
  allergens: row.allergens,
  isDeleted: row.is_deleted,
})

/** The part of a food in a version that lists and sums need. */
export interface FoodBasics extends FoodVersion, Row<'foods', 'kcal' | 'protein' | 'carbs' | 'lipids' | 'category' | 'allergens'> {
  /** Cholesterol per 100 g, which tells plant fats from animal ones. */
  cholesterol: number | null
  isDeleted: boolean
}

/** As `findPlannedFoods`, for hundreds of foods at once. The content of a version is only read where it is not the latest. */
export async function findFoodBasics(db: WorkspaceDb, refs: readonly FoodVersion[]): Promise<Map<string, FoodBasics>> {
  if (refs.length === 0) return new Map()
  const rows = await db.many<FoodBasics>(sql`
    with ${askedFoods(refs)}
    select f.id, f.version, f.kcal, f.protein, f.carbs, f.lipids, f.category, f.allergens,
      (f.nutrients ->> 'cholesterol')::numeric as cholesterol, f.deleted_at is not null as "isDeleted"
    from asked a join foods f on f.id = a.id and f.version = a.version
    union all
    select f.id, v.version, (v.content ->> 'kcal')::numeric, (v.content ->> 'protein')::numeric, (v.content ->> 'carbs')::numeric,
      (v.content ->> 'lipids')::numeric, f.category, f.allergens, (v.content -> 'nutrients' ->> 'cholesterol')::numeric,
      f.deleted_at is not null
    from asked a join foods f on f.id = a.id and f.version <> a.version
    join food_versions v on v.food_id = f.id and v.version = a.version
    union all
    select s.id, 1, s.kcal, s.protein, s.carbs, s.lipids, s.category, s.allergens || coalesce(o.allergens, '{}'),
      (s.nutrients ->> 'cholesterol')::numeric, s.archived_at is not null
    from asked a join system_foods s on s.id = a.id left join food_overlays o on o.food_id = s.id where a.version = 1`)
  return new Map(rows.map(row => [foodKey(row), row]))
}

/** The part of a food that is eaten, and the factor by which cooking changes its weight; null where it is not known. */
export interface FoodWeights {
  ediblePart: number | null
  cookingFactor: number | null
}

/** Finds the weights by `foodKey`. Foods of the library have none, and are left out. */
export async function findFoodWeights(db: WorkspaceDb, refs: readonly FoodVersion[]): Promise<Map<string, FoodWeights>> {
  if (refs.length === 0) return new Map()
  const rows = await db.many<FoodVersion & FoodWeights>(sql`
    with ${askedFoods(refs)}
    select v.food_id as id, v.version, (v.content ->> 'ediblePart')::numeric as "ediblePart",
      (v.content ->> 'cookingFactor')::numeric as "cookingFactor"
    from asked a join food_versions v on v.food_id = a.id and v.version = a.version`)
  return new Map(rows.map(({ ediblePart, cookingFactor, ...ref }) => [foodKey(ref), { ediblePart, cookingFactor }]))
}

/** The tables that the figures of these foods come from. Own foods have none. */
export async function listFoodTables(db: WorkspaceDb, ids: readonly string[]): Promise<FoodTable[]> {
  const foods = await db.many<Row<'system_foods', 'source_id'>>(sql`select source_id from system_foods where id = any(${[...ids]}::uuid[])`)
  const tables = new Set(foods.map(({ source_id }) => tableOfSource(source_id)))
  return foodTables.filter(table => tables.has(table))
}

/** Reads the names of the library's foods, by their id. */
export async function readSystemFoodNames(db: WorkspaceDb): Promise<Map<string, FoodVersion & { it: string; en: string }>> {
  const foods = await db.many<Row<'system_foods', 'id' | 'name_it' | 'name_en'>>(sql`select id, name_it, name_en from system_foods`)
  return new Map(foods.map(({ id, name_it: it, name_en: en }) => [id, { id, version: 1, it, en }]))
}

import type { Output, ParsedInput } from '@allenio/contract'
import type {
  AllergenTags,
  FoodMeasure,
  FoodTableOrder,
  getFoodIndex,
  IndexedFood,
  FoodColumns,
  MeasureColumns,
  OwnFoodIndex,
} from '@allenio/contract/aliments'
import { packLibrary, packMeasures, type LibraryFood, type MeasuredFood } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { listRecent } from './recent-foods.ts'

type FoodIndex = Output<typeof getFoodIndex>

/** Every write of own foods and of overlays calls it: devices compare the revision with the one that they keep. */
export const noteChange = (db: WorkspaceDb) =>
  db.run(sql`insert into food_state as s default values on conflict (workspace_id) do update set revision = s.revision + 1`)

interface Revisions {
  own: number
  library: string
  tables: FoodTableOrder
}

const findRevisions = (db: WorkspaceDb) =>
  db.one<Revisions>(sql`
  select coalesce(s.revision, 0) as own, coalesce(l.digest, '') as library, food_tables() as tables
  from system_food_state l left join food_state s on true`)

const digestLength = 16
/** A device that keeps the index as it was made before asks for it anew. */
const format = 'c'

/** The parts that a device with these revisions does not have yet. */
export async function readIndex(db: WorkspaceDb, actor: Actor, known: ParsedInput<typeof getFoodIndex>): Promise<FoodIndex> {
  const { own, library, tables } = await findRevisions(db)
  const [revision, libraryRevision] = [`${format}${own}`, `${format}${library.slice(0, digestLength)}`]
  return {
    revision,
    libraryRevision,
    tables,
    own: revision === known.revision ? null : await readOwnPart(db, sql`deleted_at is null`),
    library: libraryRevision === known.libraryRevision ? null : packLibrary(await listLibrary(db)),
    favoriteIds: await listFavorites(db, actor),
    recentIds: await listRecent(db),
  }
}

const readOwnPart = async (db: WorkspaceDb, condition: Sql): Promise<OwnFoodIndex> => ({
  foods: await listOwn(db, condition),
  hiddenIds: await listHidden(db),
  overlays: await listOverlays(db),
})

const listOwn = (db: WorkspaceDb, condition: Sql) =>
  db.many<IndexedFood>(sql`
  select id, version, name_it as "nameIt", name_en as "nameEn", category, brand, coalesce(barcode, '') as barcode, kcal, protein, carbs,
    lipids, carbs_include_fiber as "carbsIncludeFiber", allergens,
    (nutrients ->> 'cholesterol')::numeric as cholesterol
  from foods where ${condition} order by id`)

const listLibrary = (db: WorkspaceDb) =>
  db.many<LibraryFood>(sql`
  select source_id as "sourceId", name_it as "nameIt", name_en as "nameEn", category, kcal, protein, carbs, lipids,
    carbs_include_fiber as "carbsIncludeFiber", allergens, (nutrients ->> 'cholesterol')::numeric as cholesterol,
    twin_source_id as twin, case when synonyms = '' then '{}' else string_to_array(synonyms, '|') end as synonyms
  from system_foods where archived_at is null`)

interface OverlaidFood {
  id: string
  allergens: AllergenTags
}

const listOverlays = (db: WorkspaceDb) =>
  db.many<OverlaidFood>(sql`
    select f.id, f.allergens from food_overlays o join all_foods f on f.id = o.food_id where o.allergens <> '{}' order by f.id`)

async function listHidden(db: WorkspaceDb): Promise<string[]> {
  const rows = await db.many<Row<'food_overlays', 'food_id'>>(sql`select food_id from food_overlays where is_hidden order by food_id`)
  return rows.map(row => row.food_id)
}

async function listFavorites(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>): Promise<string[]> {
  const rows = await db.many<Row<'food_favorites', 'food_id'>>(sql`
    select food_id from food_favorites where membership_id = ${membershipId} order by food_id`)
  return rows.map(row => row.food_id)
}

/** The foods of a business among which its clients find what they eat. */
export interface ClientFoodIndex {
  tables: FoodTableOrder
  libraryRevision: string
  own: OwnFoodIndex
  measures: { id: string; measures: FoodMeasure[] }[]
  /** Null if the device has it already. */
  library: { foods: FoodColumns; measures: MeasureColumns } | null
}

interface ClientIndexQuery {
  /** Own foods of the business that the client may see. */
  ownIds: readonly string[]
  libraryRevision: string | undefined
  /** The business hides energy and macros from some clients. */
  hasFigures: boolean
}

/** Reads the library for a client, and of the own foods of the business those alone that the client has met already. */
export async function readClientIndex(
  db: WorkspaceDb,
  { ownIds, libraryRevision: known, hasFigures }: ClientIndexQuery,
): Promise<ClientFoodIndex> {
  const { library, tables } = await findRevisions(db)
  const libraryRevision = `${format}${hasFigures ? '' : 'h'}${library.slice(0, digestLength)}`
  const isOne = sql`id = any(${[...ownIds]}::uuid[])`
  const { foods, ...own } = await readOwnPart(db, sql`deleted_at is null and ${isOne}`)
  return {
    tables,
    libraryRevision,
    own: { ...own, foods: hasFigures ? foods : foods.map(withoutFigures) },
    measures: await db.many<ClientFoodIndex['measures'][number]>(sql`
      select id, measures from foods where ${isOne} and deleted_at is null and measures <> '[]'
      union all select food_id, measures from food_overlays where measures <> '[]' order by id`),
    library: libraryRevision === known ? null : await readLibraryPart(db, hasFigures),
  }
}

async function readLibraryPart(db: WorkspaceDb, hasFigures: boolean): Promise<NonNullable<ClientFoodIndex['library']>> {
  const foods = await listLibrary(db)
  const measured = await db.many<MeasuredFood>(sql`
    select source_id as "sourceId", measures from system_foods where archived_at is null and measures <> '[]' order by source_id`)
  return { foods: packLibrary(hasFigures ? foods : foods.map(withoutFigures)), measures: packMeasures(measured) }
}

const withoutFigures = <Food extends object>(food: Food) => ({ ...food, kcal: null, protein: null, carbs: null, lipids: null })

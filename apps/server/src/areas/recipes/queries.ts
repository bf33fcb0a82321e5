import { recipeLimits, type RecipeSort } from '@allenio/contract/recipes'
import type { Actor } from '#platform/access'
import { limitTo, limitToPage, sql, type Matching, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isListed, isVisible, listCondition, listOrder, type Filters } from './filters.ts'

export interface RecipeRow extends Row<
  'recipes',
  | 'id'
  | 'author_id'
  | 'name_it'
  | 'name_en'
  | 'portions'
  | 'yield_grams'
  | 'prep_minutes'
  | 'cook_minutes'
  | 'tags'
  | 'facts'
  | 'picture_file_id'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
> {
  author_name: string | null
}

// the page's ids are found first; the rest is looked up only for them
const selectRows = (ids: Sql, order: Sql) => sql`
  with page as materialized (${ids})
  select e.id, e.author_id, e.name_it, e.name_en, e.portions, e.yield_grams, e.prep_minutes, e.cook_minutes, e.tags, e.facts,
    e.picture_file_id, e.created_at, e.updated_at, e.deleted_at,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from page join recipes e on e.id = page.id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  order by ${order}`

interface ListQuery {
  filters: Filters
  matching: Matching
  sort: RecipeSort
  page: number
}

export function listRows(db: WorkspaceDb, actor: Actor, { filters, matching, sort, page }: ListQuery): Promise<RecipeRow[]> {
  const order = listOrder(actor, { sort, search: filters.search })
  const ids = sql`select e.id from recipes e where ${listCondition(actor, filters, matching)}
    order by ${order} ${limitToPage(page, recipeLimits.perPage)}`
  return db.many<RecipeRow>(selectRows(ids, order))
}

interface Counts {
  matching: number
  total: number
}

export const countRows = (db: WorkspaceDb, actor: Actor, filters: Filters, matching: Matching) =>
  db.one<Counts>(sql`
  select count(*) filter (where ${listCondition(actor, filters, matching)}) as matching, count(*) as total
  from recipes e where ${isListed(actor)}`)

/** Finds recipes by their ids, deleted ones included. */
export const findRows = (db: WorkspaceDb, actor: Actor, ids: readonly string[]) =>
  db.many<RecipeRow>(selectRows(sql`select e.id from recipes e where e.id = any(${[...ids]}::uuid[]) and ${isVisible(actor)}`, sql`e.id`))

/** Finds a recipe that is not deleted. */
export async function findRow(db: WorkspaceDb, actor: Actor, id: string): Promise<RecipeRow | undefined> {
  const [row] = await findRows(db, actor, [id])
  return row && row.deleted_at === null ? row : undefined
}

/** The columns that only the screen of a recipe shows. */
type FullRow = Row<'recipes', 'description_it' | 'description_en' | 'steps'>

export const findFullRow = (db: WorkspaceDb, id: string) =>
  db.maybeOne<FullRow>(sql`select e.description_it, e.description_en, e.steps from recipes e where e.id = ${id}`)

export type IngredientRow = Row<
  'recipe_foods',
  'id' | 'recipe_id' | 'food_id' | 'version' | 'grams' | 'measure' | 'is_to_taste' | 'custom_name_it' | 'custom_name_en'
>

/** Lists the ingredients of these recipes, each in the order of its recipe. */
export const listIngredients = (db: WorkspaceDb, recipeIds: readonly string[]) =>
  db.many<IngredientRow>(sql`
  select i.id, i.recipe_id, i.food_id, i.version, i.grams, i.measure, i.is_to_taste, i.custom_name_it, i.custom_name_en
  from recipe_foods i where i.recipe_id = any(${[...recipeIds]}::uuid[]) order by i.recipe_id, i.position`)

export type MadeOfRow = Pick<IngredientRow, 'recipe_id' | 'food_id' | 'version' | 'grams'>

/** Lists the ingredients of recipes with what their facts are computed from. */
export const listMadeOf = (db: WorkspaceDb, recipeIds: readonly string[]) =>
  db.many<MadeOfRow>(sql`
  select i.recipe_id, i.food_id, i.version, i.grams from recipe_foods i where i.recipe_id = any(${[...recipeIds]}::uuid[])`)

const choicesAtMost = 200

interface TagCount {
  tag: string
  count: number
}

/** Lists tags. One that is written in several ways gets the spelling of most recipes. */
export const listTags = (db: WorkspaceDb, actor: Actor) =>
  db.many<TagCount>(sql`
  select mode() within group (order by t.tag) as tag, count(*) as count
  from recipes e cross join lateral unnest(e.tags, e.tag_keys) as t (tag, key)
  where ${isListed(actor)} group by t.key order by count(*) desc, t.key ${limitTo(choicesAtMost)}`)

interface AuthorCount {
  id: string
  name: string
  count: number
  isOwn: boolean
}

export const listAuthors = (db: WorkspaceDb, actor: Actor) =>
  db.many<AuthorCount>(sql`
  select m.id, trim(p.first_name || ' ' || p.last_name) as name, a.count, m.id = ${actor.membershipId} as "isOwn"
  from (select e.author_id, count(*) as count from recipes e where ${isListed(actor)} and e.author_id is not null group by e.author_id) a
  join memberships m on m.id = a.author_id join persons p on p.id = m.person_id
  order by a.count desc, name, m.id ${limitTo(choicesAtMost)}`)

/** Finds which ids are those of recipes; deleted recipes that can be undeleted count too. */
export async function knownRecipes(db: WorkspaceDb, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.many<Row<'recipes', 'id'>>(sql`select id from recipes where id = any(${[...new Set(ids)]}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

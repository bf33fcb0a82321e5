import { everydayPart } from '@allenio/domain/aliments'
import { searchWords } from '@allenio/domain/search'
import type { Actor } from '#platform/access'
import { bulk, joined, sql, type Matching, type Sql, type WorkspaceDb } from '#platform/db'
import { isOffered, listCondition, listOrder } from './filters.ts'

interface Search {
  /** The place of the name among those that were asked. */
  at: number
  words: readonly string[]
}

/**
 * The ids of the likeliest foods for each of some names, in the order of the names. Words at the end are dropped while nothing fits
 * ('tomatoes, cut into cubes'); a typo is forgiven only where nothing fits as it is typed.
 */
export async function findLikelyFoods(db: WorkspaceDb, actor: Actor, names: readonly string[], most: number): Promise<string[][]> {
  const likely = names.map((): string[] => [])
  let searches = names.map((name, at): Search => ({ at, words: searchWords(name) })).filter(({ words }) => words.length > 0)
  for (const matching of ['as typed', 'forgiving'] as const) {
    const dropped = await dropWords(db, actor, searches, matching)
    const fitting = searches.flatMap(search => fittingSearch(search, dropped) ?? [])
    for (const { at, id } of await listLikely(db, actor, { searches: fitting, matching, most })) likely[at]?.push(id)
    searches = searches.filter(({ at }) => likely[at]?.length === 0)
  }
  return likely
}

/** Where no food has all words, the everyday word among them is meant rather than a food that shares the first one. */
function fittingSearch({ at, words }: Search, dropped: readonly Search[]): Search | undefined {
  const fitting = dropped.find(search => search.at === at)
  if (fitting?.words.length === words.length) return fitting
  const part = everydayPart(words)
  return part === undefined ? fitting : { at, words: part.split(' ') }
}

// All names look through the same foods, which are read once: through the view, each name would read the library again.
const offeredFoods = sql`offered as materialized (
  select e.id, e.is_own, e.is_hidden, e.deleted_at, e.name_key_it, e.name_key_en, e.search from all_foods e where ${isOffered})`

const prefixOf = ({ words }: Search, length: number): string => words.slice(0, length).join(' ')

interface Depth {
  at: number
  depth: number
}

/** Each search with as many of its first words as one food has; those of which no food has the first are left out. */
async function dropWords(db: WorkspaceDb, actor: Actor, searches: readonly Search[], matching: Matching): Promise<Search[]> {
  if (searches.length === 0) return []
  const fits = (search: Search, length: number): Sql => listCondition(actor, { search: prefixOf(search, length) }, matching)
  const statements = searches.map(search => {
    const lengths = search.words.map((_, at) => search.words.length - at)
    const depth = joined(
      lengths.map(length => sql`when ${fits(search, length)} then ${length}::int`),
      ' ',
    )
    return sql`select ${search.at}::int as at, max(case ${depth} end) as depth from offered e where ${fits(search, 1)}`
  })
  const depths = await db.many<Depth>(
    bulk(sql`with ${offeredFoods} select at, depth from (${joined(statements, ' union all ')}) each where depth is not null`),
  )
  const depthAt = new Map(depths.map(({ at, depth }) => [at, depth]))
  return searches.flatMap(({ at, words }) => (depthAt.has(at) ? [{ at, words: words.slice(0, depthAt.get(at)) }] : []))
}

interface LikelyRow {
  at: number
  id: string
}

interface LikelyQuery {
  searches: readonly Search[]
  matching: Matching
  most: number
}

async function listLikely(db: WorkspaceDb, actor: Actor, { searches, matching, most }: LikelyQuery): Promise<LikelyRow[]> {
  if (searches.length === 0) return []
  const statements = searches.map(({ at, words }) => {
    const filters = { search: words.join(' ') }
    return sql`select ${at}::int as at, e.id, row_number() over (order by ${listOrder(actor, { sort: 'relevance', filters })}) as place
      from offered e where ${listCondition(actor, filters, matching)}`
  })
  return db.many<LikelyRow>(
    bulk(sql`
    with ${offeredFoods} select at, id from (${joined(statements, ' union all ')}) each where place <= ${most} order by at, place`),
  )
}

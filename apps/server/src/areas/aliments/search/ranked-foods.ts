import type { FoodSort } from '@allenio/contract/aliments'
import { foodKeys, foodQuestion, foodRankFacts, rankFoods } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { sql, type Matching, type NotNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isFavorite, listCondition, listOrder, type Filters } from '../filters.ts'
import { isRecent } from './recent-foods.ts'

/** The columns from which the rank of a food is computed. */
export type RankRow = NotNull<Row<'all_foods', 'id' | 'name_it' | 'name_en' | 'brand' | 'is_own'>> &
  Row<'all_foods', 'barcode' | 'synonyms' | 'is_of_later_table'> & { is_favorite: boolean; is_recent: boolean }

/** The columns of a `RankRow`, for a query that names its foods `e`. */
export const rankColumns = (actor: Actor): Sql =>
  sql`e.id, e.name_it, e.name_en, e.brand, e.barcode, e.is_own, e.synonyms, e.is_of_later_table,
    ${isFavorite(actor)} as is_favorite, ${isRecent} as is_recent`

/** The ids of foods that a search has found, the likeliest first: the same rule as on devices, which search by themselves. */
export const rankRows = (rows: readonly RankRow[], search: string, actor: Pick<Actor, 'language'>): string[] =>
  rankFoods(
    rows.map(row => rankedFoodOf(row, actor)),
    foodQuestion(search),
  ).map(({ id }) => id)

export function rankedFoodOf(
  { id, name_it: nameIt, name_en: nameEn, brand, barcode, ...row }: RankRow,
  { language }: Pick<Actor, 'language'>,
) {
  const habits = {
    isOfClient: false,
    isOwn: row.is_own,
    isFavorite: row.is_favorite,
    isRecent: row.is_recent,
    isOfLaterTable: row.is_of_later_table ?? false,
  }
  const synonyms = (row.synonyms ?? '').split('|').filter(Boolean)
  const keys = foodKeys({ nameIt, nameEn })
  return { id, keys, synonyms, facts: foodRankFacts({ keys, brand, barcode, synonyms, ...habits }, language) }
}

/** Whether foods are put in order by what is searched, and not by a column. */
export const isRanked = ({ search, reference }: Filters, sort: FoodSort): boolean =>
  sort === 'relevance' && reference === undefined && (search ?? '').trim() !== ''

/** Ranks all matches of a search and not only a page, because the order depends on all of them: a few hundred foods at most. */
export async function listRankedIds(db: WorkspaceDb, actor: Actor, filters: Filters, matching: Matching): Promise<string[]> {
  const rows = await db.many<RankRow>(sql`
    select ${rankColumns(actor)} from all_foods e where ${listCondition(actor, filters, matching)}
    order by ${listOrder(actor, { sort: 'name', filters })}`)
  return rankRows(rows, filters.search ?? '', actor)
}

import { everydayPart, foodQuestion, foodRankBase, foodRanking, foodSearchWords, foodText, rankFoods } from '@allenio/domain/aliments'
import { nameWords, searchIn, type SearchManner } from '@allenio/domain/search'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { isOffered, listOrder } from '../filters.ts'
import { rankColumns, rankedFoodOf, type RankRow } from './ranked-foods.ts'

/**
 * The ids of the likeliest foods for each of some names, in the order of the names. Words at the end are dropped while nothing fits
 * ('tomatoes, cut into cubes'); a typo is forgiven only where nothing fits as it is typed. All foods are read once and searched as devices
 * search them: a text of sixty lines would ask the database hundreds of questions.
 */
export async function findLikelyFoods(db: WorkspaceDb, actor: Actor, names: readonly string[], most: number): Promise<string[][]> {
  if (names.length === 0) return []
  const foods = await listOffered(db, actor)
  const byId = new Map(foods.map(food => [food.id, food]))
  const search = searchIn(foods, foodRanking)
  const find = (text: string, manner: SearchManner) => {
    const question = foodQuestion(text)
    const found = search(question.typed, most, manner)
    const everydayFood = question.meantIds.map(id => byId.get(id)).find(food => food !== undefined)
    return everydayFood ? rankFoods([everydayFood, ...found.filter(each => each !== everydayFood)], question) : found
  }
  // lists of several dishes repeat their foods
  const idsByName = new Map([...new Set(names)].map(name => [name, likeliest(name, find).slice(0, most)] as const))
  return names.map(name => (idsByName.get(name) ?? []).map(({ id }) => id))
}

async function listOffered(db: WorkspaceDb, actor: Actor) {
  const rows = await db.many<RankRow>(sql`
    select ${rankColumns(actor)} from all_foods e where ${isOffered} order by ${listOrder(actor, { sort: 'name', filters: {} })}`)
  return rows.map((row, place) => {
    const { id, facts, keys, synonyms } = rankedFoodOf(row, actor)
    return { id, place, facts, base: foodRankBase(facts), text: foodText({ keys, brand: row.brand, barcode: row.barcode, synonyms }) }
  })
}

type Found = readonly { id: string }[]

/** Where no food has all words, the everyday word among them is meant rather than a food that shares the first one. */
function likeliest(name: string, find: (text: string, manner: SearchManner) => Found): Found {
  const words = foodSearchWords(name)
  for (const manner of ['as typed', 'forgiving'] as const) {
    const whole = find(name, manner)
    if (whole.length > 0) return whole
    const part = manner === 'as typed' ? everydayPart(nameWords(name)) : undefined
    if (part !== undefined) return find(part, manner)
    for (let length = words.length - 1; length > 0; length -= 1) {
      const found = find(words.slice(0, length).join(' '), manner)
      if (found.length > 0) return found
    }
  }
  return []
}

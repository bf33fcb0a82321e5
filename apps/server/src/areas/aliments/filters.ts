import type { Language } from '@allenio/contract'
import type { Allergen, FoodCategory, FoodSort, NutrientCode, FoodSource } from '@allenio/contract/aliments'
import { foodQuestion, foodSearchWords, parseBarcode } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { fitOfName, joined, matchesNouns, sql, type Matching, type Sql } from '#platform/db'

export interface Filters {
  search?: string | undefined
  source?: FoodSource | undefined
  category?: FoodCategory | undefined
  freeOf?: Allergen | undefined
  onlyFavorites?: boolean | undefined
  onlyHidden?: boolean | undefined
  authorId?: string | undefined
  barcode?: string | undefined
  nutrient?: NutrientCode | undefined
  nutrientAtLeast?: number | undefined
  nutrientAtMost?: number | undefined
  reference?: MacroPoint | undefined
}

/** The macros of a food, to which others are near or far. */
export interface MacroPoint {
  protein: number | null
  carbs: number | null
  lipids: number | null
}

export const isFavorite = ({ membershipId }: Pick<Actor, 'membershipId'>): Sql =>
  sql`e.id in (select f.food_id from food_favorites f where f.membership_id = ${membershipId})`

/** The figure of a food `e`; null where it is not known. */
export const nutrientOf = (code: NutrientCode): Sql => sql`(e.nutrients ->> ${code})::numeric`

/** Foods `e` that the business plans with: of those that two tables have, the one of the table that stands first. */
export const isOffered = sql`e.deleted_at is null and not e.is_hidden and e.is_listed`

/** A condition on the foods `e` that the actor's list holds with these filters. */
export function listCondition(actor: Actor, filters: Filters, matching: Matching): Sql {
  const { search, source, category, freeOf, onlyFavorites, onlyHidden, authorId, barcode, nutrient, nutrientAtLeast, nutrientAtMost } =
    filters
  return joined(
    [
      onlyHidden ? sql`e.deleted_at is null and e.is_hidden` : isOffered,
      ...matchesSearch(search, matching),
      ...(source === undefined ? [] : [source === 'own' ? sql`e.is_own` : sql`not e.is_own`]),
      ...(category === undefined ? [] : [sql`e.category = ${category}`]),
      ...(freeOf === undefined ? [] : [sql`e.allergens ->> ${freeOf} = 'free'`]),
      ...(onlyFavorites ? [isFavorite(actor)] : []),
      ...(authorId === undefined ? [] : [sql`e.author_id = ${authorId}`]),
      ...(barcode === undefined ? [] : [sql`e.barcode = ${codeOf(barcode) ?? ''}`]),
      ...(nutrient === undefined ? [] : [sql`${nutrientOf(nutrient)} between ${nutrientAtLeast ?? 0} and ${nutrientAtMost ?? 'Infinity'}`]),
    ],
    ' and ',
  )
}

/** The food that an everyday word means is found, whatever it is called. */
function matchesSearch(search: string | undefined, matching: Matching): Sql[] {
  const words = matchesNouns(sql`e.search`, foodSearchWords(codeOf(search) ?? ''), matching)
  const { meantIds } = foodQuestion(search ?? '')
  return meantIds.length === 0 ? words : [sql`(${joined(words, ' and ')} or e.id = any(${[...meantIds]}::uuid[]))`]
}

/** A barcode is found however it was typed or scanned: an UPC-A is stored as the EAN-13 that it is. */
function codeOf(text: string | undefined): string | undefined {
  const read = parseBarcode(text ?? '')
  return 'code' in read ? read.code : text
}

const nameKeys = { it: sql`e.name_key_it`, en: sql`e.name_key_en` } as const satisfies Record<Language, Sql>

interface OrderOptions {
  sort: FoodSort
  filters: Filters
}

/** The order of a food list. A search that is sorted by relevance is ordered by `rankRows` instead. */
export function listOrder(actor: Actor, { sort, filters: { nutrient, reference } }: OrderOptions): Sql {
  const name = nameKeys[actor.language]
  const byName = sql`${name}, e.id`
  switch (sort) {
    case 'relevance': {
      if (reference) return sql`${distanceTo(reference)} nulls last, ${byName}`
      return sql`e.is_own desc, ${isFavorite(actor)} desc, ${byName}`
    }
    case 'name':
      return byName
    case '-name':
      return sql`${name} desc, e.id desc`
    case 'created':
      return sql`e.created_at, ${byName}`
    case '-created':
      return sql`e.created_at desc, ${byName}`
    case 'kcal':
      return sql`e.kcal nulls last, ${byName}`
    case '-kcal':
      return sql`e.kcal desc nulls last, ${byName}`
    case 'protein':
      return sql`e.protein nulls last, ${byName}`
    case '-protein':
      return sql`e.protein desc nulls last, ${byName}`
    case 'carbs':
      return sql`e.carbs nulls last, ${byName}`
    case '-carbs':
      return sql`e.carbs desc nulls last, ${byName}`
    case 'lipids':
      return sql`e.lipids nulls last, ${byName}`
    case '-lipids':
      return sql`e.lipids desc nulls last, ${byName}`
    case 'nutrient':
      return nutrient ? sql`${nutrientOf(nutrient)} nulls last, ${byName}` : byName
    case '-nutrient':
      return nutrient ? sql`${nutrientOf(nutrient)} desc nulls last, ${byName}` : byName
    default:
      return sort satisfies never
  }
}

/** Orders rows `e` by their name keys, in whichever language the words were typed. */
export const fitOf = (words: string): Sql => sql`least(${fitOfName(nameKeys.it, words)}, ${fitOfName(nameKeys.en, words)})`

/** A food of which a macro is not known is not near to anything; a macro that is not known of the reference is not compared. */
const distanceTo = ({ protein, carbs, lipids }: MacroPoint): Sql =>
  sql`coalesce((e.protein - ${protein}::numeric) * (e.protein - ${protein}::numeric), case when ${protein}::numeric is null then 0 end)
    + coalesce((e.carbs - ${carbs}::numeric) * (e.carbs - ${carbs}::numeric), case when ${carbs}::numeric is null then 0 end)
    + coalesce((e.lipids - ${lipids}::numeric) * (e.lipids - ${lipids}::numeric), case when ${lipids}::numeric is null then 0 end)`

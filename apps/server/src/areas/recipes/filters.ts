import type { Language } from '@allenio/contract'
import type { Allergen } from '@allenio/contract/aliments'
import type { Diet, RecipeSort } from '@allenio/contract/recipes'
import { searchWords } from '@allenio/domain/search'
import { fitOf } from '#areas/aliments'
import type { Actor } from '#platform/access'
import { joined, matchesWords, searchForm, sql, type Matching, type Sql } from '#platform/db'
import { areFiguresHidden, isGiven } from './client-recipes.ts'

export interface Filters {
  search?: string | undefined
  tag?: string | undefined
  diet?: Diet | undefined
  freeOf?: Allergen | undefined
  foodId?: string | undefined
  authorId?: string | undefined
  minutesAtMost?: number | undefined
  kcalAtLeast?: number | undefined
  kcalAtMost?: number | undefined
}

/** A condition on the recipes `e` that the actor may see. */
export const isVisible = (actor: Actor): Sql => (actor.role === 'client' ? isGiven(actor) : sql`true`)

export const isListed = (actor: Actor): Sql => sql`e.deleted_at is null and ${isVisible(actor)}`

/** Null where neither is known. */
const minutes = sql`coalesce(e.prep_minutes + e.cook_minutes, e.prep_minutes, e.cook_minutes)`

/** A condition on the recipes `e` that the actor's list holds with these filters. */
export function listCondition(actor: Actor, filters: Filters, matching: Matching): Sql {
  const { search, tag, diet, freeOf, foodId, authorId, minutesAtMost } = filters
  // a filter would tell the figures that are hidden
  const { kcalAtLeast, kcalAtMost }: Pick<Filters, 'kcalAtLeast' | 'kcalAtMost'> = areFiguresHidden(actor) ? {} : filters
  return joined(
    [
      isListed(actor),
      ...matchesWords(sql`e.search`, search, matching),
      ...(tag === undefined ? [] : [sql`${searchForm(tag)} = any(e.tag_keys)`]),
      ...(diet === undefined ? [] : [sql`e.facts -> 'diets' ->> ${diet} = 'yes'`]),
      ...(freeOf === undefined ? [] : [sql`e.facts -> 'allergens' ->> ${freeOf} = 'free'`]),
      ...(foodId === undefined ? [] : [sql`e.id in (select i.recipe_id from recipe_foods i where i.food_id = ${foodId})`]),
      ...(authorId === undefined ? [] : [sql`e.author_id = ${authorId}`]),
      ...(minutesAtMost === undefined ? [] : [sql`${minutes} <= ${minutesAtMost}::numeric`]),
      ...(kcalAtLeast === undefined ? [] : [sql`e.kcal >= ${kcalAtLeast}::numeric * e.portions`]),
      ...(kcalAtMost === undefined ? [] : [sql`e.kcal <= ${kcalAtMost}::numeric * e.portions`]),
    ],
    ' and ',
  )
}

const figureSorts: ReadonlySet<RecipeSort> = new Set(['kcal', '-kcal', 'protein', '-protein', 'carbs', '-carbs', 'lipids', '-lipids'])

const nameKeys = { it: sql`e.name_key_it`, en: sql`e.name_key_en` } as const satisfies Record<Language, Sql>

interface OrderOptions {
  sort: RecipeSort
  search: string | undefined
}

export function listOrder(actor: Actor, { sort, search }: OrderOptions): Sql {
  const nameKey = nameKeys[actor.language]
  const byName = sql`${nameKey}, e.id`
  if (figureSorts.has(sort) && areFiguresHidden(actor)) return byName
  switch (sort) {
    case 'relevance': {
      const words = searchWords(search ?? '').join(' ')
      return words ? sql`${fitOf(words)}, e.created_at desc, ${byName}` : sql`e.created_at desc, ${byName}`
    }
    case 'name':
      return byName
    case '-name':
      return sql`${nameKey} desc, e.id desc`
    case 'created':
      return sql`e.created_at, ${byName}`
    case '-created':
      return sql`e.created_at desc, ${byName}`
    case 'updated':
      return sql`e.updated_at, ${byName}`
    case '-updated':
      return sql`e.updated_at desc, ${byName}`
    case 'kcal':
      return sql`e.kcal / e.portions nulls last, ${byName}`
    case '-kcal':
      return sql`e.kcal / e.portions desc nulls last, ${byName}`
    case 'protein':
      return sql`e.protein / e.portions nulls last, ${byName}`
    case '-protein':
      return sql`e.protein / e.portions desc nulls last, ${byName}`
    case 'carbs':
      return sql`e.carbs / e.portions nulls last, ${byName}`
    case '-carbs':
      return sql`e.carbs / e.portions desc nulls last, ${byName}`
    case 'lipids':
      return sql`e.lipids / e.portions nulls last, ${byName}`
    case '-lipids':
      return sql`e.lipids / e.portions desc nulls last, ${byName}`
    case 'minutes':
      return sql`${minutes} nulls last, ${byName}`
    case '-minutes':
      return sql`${minutes} desc nulls last, ${byName}`
    default:
      return sort satisfies never
  }
}

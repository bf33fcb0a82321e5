import type { Actor } from '#platform/access'
import { exerciseCondition, type CommonFilters } from '#areas/system-exercises'
import { joined, searchForm, sql, type Matching, type Sql } from '#platform/db'

export interface Filters extends CommonFilters {
  source?: 'own' | 'library' | undefined
  onlyFavorites?: boolean | undefined
  tag?: string | undefined
}

/** Exercises `e` of a business's own, and those of the library unless it hides them. */
export const isOffered = sql`e.deleted_at is null
  and (e.is_own or not coalesce((select s.hides_library from exercise_settings s), false))`

export const isFavorite = ({ membershipId }: Pick<Actor, 'membershipId'>): Sql =>
  sql`e.id in (select f.exercise_id from exercise_favorites f where f.membership_id = ${membershipId})`

/** A condition of the filters alone, on exercises `e` that are offered. */
export const filterCondition = (actor: Actor, { source, onlyFavorites, tag, ...common }: Filters, matching: Matching): Sql =>
  joined(
    [
      exerciseCondition(common, matching),
      ...(source === undefined ? [] : [source === 'own' ? sql`e.is_own` : sql`not e.is_own`]),
      ...(onlyFavorites ? [isFavorite(actor)] : []),
      ...(tag === undefined ? [] : [sql`${searchForm(tag)} = any(e.tag_keys)`]),
    ],
    ' and ',
  )

/** A condition on the exercises `e` that the actor's list holds with these filters. */
export const listCondition = (actor: Actor, filters: Filters, matching: Matching): Sql =>
  sql`${isOffered} and ${filterCondition(actor, filters, matching)}`

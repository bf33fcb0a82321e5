import { sql, type Sql } from '#platform/db'

interface Touched {
  clientId: Sql
  /** A query for the ids of foods. */
  foodIds: Sql
  /** A query for the stems of words, and for the allergens that they name, of whatever else is eaten. */
  descriptions: Sql
  /** A moment: an allergy that was recorded earlier counts where a food has become what it touches since. */
  since: Sql
}

const changedSince = (since: Sql): Sql => sql`(
  select own_food.id, own_food.allergy_facts_changed_at as changed_at from foods own_food where own_food.allergy_facts_changed_at > ${since}
  union all
  select overlay.food_id, overlay.allergy_facts_changed_at from food_overlays overlay where overlay.allergy_facts_changed_at > ${since}
  union all
  select library.id, library.allergy_facts_changed_at from system_foods library where library.allergy_facts_changed_at > ${since})`

/** The last moment at which the allergens, the category or the names of a food changed; null where they never did. */
export const allergyFactsChangedAt = (foodId: Sql): Sql => sql`(
  select greatest(
    (select f.allergy_facts_changed_at from foods f where f.id = ${foodId}),
    (select o.allergy_facts_changed_at from food_overlays o where o.food_id = ${foodId}),
    (select s.allergy_facts_changed_at from system_foods s where s.id = ${foodId})))`

/** Whether the exclusion `x` touches the food `f`. */
const touchesFood: Sql = sql`
  case x.target ->> 'kind'
    when 'allergen' then f.allergens ->> (x.target ->> 'allergen') in ('contains', 'may contain')
    when 'category' then f.category = x.target ->> 'category'
    when 'food' then f.id = (x.target ->> 'foodId')::uuid
    when 'word' then word_stems(x.target ->> 'word') <> '{}'
      and word_stems(x.target ->> 'word') <@ word_stems(concat_ws(' ', f.name_it, f.name_en))
    else false end`

/**
 * Selects (touched_at) of the allergies of a client that these foods and words touch, as `findExclusionHits` marks them red: when the
 * allergy was recorded, or when a food became what it touches.
 */
export const selectTouchedAllergies = ({ clientId, foodIds, descriptions, since }: Touched): Sql => sql`
  select x.created_at as touched_at from client_exclusions x
  where x.client_id = ${clientId} and x.kind = 'allergy' and x.deleted_at is null and x.created_at > ${since} and (exists (
    select from (${foodIds}) n (id) join all_foods f on f.id = n.id where ${touchesFood})
    or exists (
    select from (${descriptions}) d (stems, allergens)
    where case x.target ->> 'kind'
      when 'allergen' then x.target ->> 'allergen' = any(d.allergens)
      when 'word' then word_stems(x.target ->> 'word') <> '{}' and word_stems(x.target ->> 'word') <@ d.stems
      else false end))
  union all
  select n.changed_at from client_exclusions x, ${changedSince(since)} n join all_foods f on f.id = n.id
  where x.client_id = ${clientId} and x.kind = 'allergy' and x.deleted_at is null
    and n.id in (${foodIds}) and ${touchesFood}`

import { sql, type Sql } from '#platform/db'

interface Touched {
  clientId: Sql
  /** A query for the ids of foods. */
  foodIds: Sql
  /** A query for the stems of words, and for the allergens that they name, of whatever else is eaten. */
  descriptions: Sql
  /** A moment: an allergy that was recorded earlier is left out. */
  since: Sql
}

/** Selects (created_at) of the allergies of a client that these foods and words touch, as `findExclusionHits` marks them red. */
export const selectTouchedAllergies = ({ clientId, foodIds, descriptions, since }: Touched): Sql => sql`
  select x.created_at from client_exclusions x
  where x.client_id = ${clientId} and x.kind = 'allergy' and x.deleted_at is null and x.created_at > ${since} and (exists (
    select from (${foodIds}) n (id) join all_foods f on f.id = n.id
    where case x.target ->> 'kind'
      when 'allergen' then f.allergens ->> (x.target ->> 'allergen') in ('contains', 'may contain')
      when 'category' then f.category = x.target ->> 'category'
      when 'food' then f.id = (x.target ->> 'foodId')::uuid
      when 'word' then word_stems(x.target ->> 'word') <> '{}'
        and word_stems(x.target ->> 'word') <@ word_stems(concat_ws(' ', f.name_it, f.name_en))
      else false end)
    or exists (
    select from (${descriptions}) d (stems, allergens)
    where case x.target ->> 'kind'
      when 'allergen' then x.target ->> 'allergen' = any(d.allergens)
      when 'word' then word_stems(x.target ->> 'word') <> '{}' and word_stems(x.target ->> 'word') <@ d.stems
      else false end))`

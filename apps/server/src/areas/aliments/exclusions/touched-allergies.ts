import { stemmedConditions, stemmedRules } from '@allenio/domain/aliments'
import { joined, sql, type Sql } from '#platform/db'

interface Touched {
  clientId: Sql
  /** A query for the ids of foods. */
  foodIds: Sql
  /** A query for the words, their stems and the allergens that they name, of whatever else is eaten. */
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

const excludedLookup = sql`name_lookup(x.target ->> 'word')`

const isNamed = (stems: Sql): Sql => sql`(word_stems(x.target ->> 'word') <> '{}' and word_stems(x.target ->> 'word') <@ ${stems})`

type Names = (typeof stemmedRules)[number]['words']

const hasName = (lookup: Sql, names: Names): Sql =>
  sql`exists (select from unnest(${names.map(each => each.join(' '))}::text[]) n (parts) where string_to_array(n.parts, ' ') <@ ${lookup})`

/**
 * Whether a rule that the excluded word stands for names a food as something that has it, or may. Without a family it goes by names
 * alone.
 */
const touchesSense = ({ lookup, category }: { lookup: Sql; category?: Sql }): Sql =>
  joined(
    stemmedRules.map(({ words, contains, mayContain, milder }) => {
      const isIn = ({ categories, names }: typeof contains) =>
        category ? sql`(${category} = any(${[...categories]}::text[]) or ${hasName(lookup, names)})` : hasName(lookup, names)
      return sql`(${hasName(excludedLookup, words)} and (${isIn(contains)} or (${isIn(mayContain)} and not ${hasName(lookup, milder)})))`
    }),
    ' or ',
  )

/** Whether the exclusion `x` touches the food `f`. */
const touchesFood: Sql = sql`
  case x.target ->> 'kind'
    when 'allergen' then f.allergens ->> (x.target ->> 'allergen') in ('contains', 'may contain')
    when 'category' then f.category = x.target ->> 'category'
    when 'food' then f.id = (x.target ->> 'foodId')::uuid
    when 'word' then ${isNamed(sql`word_stems(concat_ws(' ', f.name_it, f.name_en))`)}
      or ${touchesSense({ lookup: sql`name_lookup(concat_ws(' ', f.name_it, f.name_en))`, category: sql`f.category` })}
      or ${joined(
        stemmedConditions.map(
          ({ names, allergen }) =>
            sql`(${hasName(excludedLookup, names)} and f.allergens ->> ${allergen}::text in ('contains', 'may contain'))`,
        ),
        ' or ',
      )}
    else false end`

/** Selects the ids of clients with an allergy: few of a business, so that what allergies touch is looked at for them alone. */
export const allergicClients: Sql = sql`select x.client_id from client_exclusions x where x.kind = 'allergy' and x.deleted_at is null`

/**
 * Selects (touched_at) of the allergies of a client that these foods and words touch, as `findExclusionHits` marks them red: when the
 * allergy was recorded, or when a food became what it touches.
 */
export const selectTouchedAllergies = ({ clientId, foodIds, descriptions, since }: Touched): Sql => sql`
  select x.created_at as touched_at from client_exclusions x
  where x.client_id = ${clientId} and x.kind = 'allergy' and x.deleted_at is null and x.created_at > ${since} and (exists (
    select from (${foodIds}) n (id) join all_foods f on f.id = n.id where ${touchesFood})
    or exists (
    select from (${descriptions}) d (words, stems, allergens)
    where case x.target ->> 'kind'
      when 'allergen' then x.target ->> 'allergen' = any(d.allergens)
      when 'word' then ${isNamed(sql`d.stems`)} or ${touchesSense({ lookup: sql`name_lookup(d.words)` })}
        or ${joined(
          stemmedConditions.map(({ names, allergen }) => sql`(${hasName(excludedLookup, names)} and ${allergen}::text = any(d.allergens))`),
          ' or ',
        )}
      else false end))
  union all
  select n.changed_at from client_exclusions x, ${changedSince(since)} n join all_foods f on f.id = n.id
  where x.client_id = ${clientId} and x.kind = 'allergy' and x.deleted_at is null
    and n.id in (${foodIds}) and ${touchesFood}`

import { nutrientCodes, type AllergenTags, type BelowLimit, type Nutrients } from '@allenio/contract/aliments'
import { availableCarbs, idOfSource, isEuropean } from '@allenio/domain/aliments'
import { sql, type Row, type SystemDb } from '#platform/db'
import { libraryRows, type Library } from '#platform/library'
import { foodFactsKeepers } from './food-facts.ts'

export const foodLibrary: Library = {
  name: 'foods',
  files: [
    'foods.csv',
    'food-measures.csv',
    'food-allergens.csv',
    'foods-europe.csv',
    'food-measures-europe.csv',
    'food-allergens-europe.csv',
  ],
  state: 'system_food_state',
  write: async (db, [foods = '', measures = '', allergens = '', european = '', europeanMeasures = '', europeanAllergens = '']) => {
    const americanRows = parseLibrary(foods, measures, allergens)
    const europeanRows = parseLibrary(european, europeanMeasures, europeanAllergens)
    const changed = await writeLibrary(db, withTwins(americanRows, europeanRows))
    const changedIds = changed.map(({ id }) => id)
    for (const { forget } of foodFactsKeepers.gathered()) await db.run(forget(changedIds))
  },
}

type FileRow = Readonly<Record<string, string>>

/** An empty cell is not known, never 0. */
const figureOf = (cell: string | undefined): number | null => (cell === undefined || cell === '' ? null : Number(cell))

function parseLibrary(foodText: string, measureText: string, allergenText: string) {
  const measures = Map.groupBy(libraryRows(measureText), row => row['food_id'])
  const allergens = new Map(libraryRows(allergenText).map(row => [row['food_id'], tagsOf(row)]))
  return libraryRows(foodText).map(row => {
    const id = row['id'] ?? ''
    const nutrients = nutrientsOf(row)
    const sourceId = Number(id)
    return {
      id: idOfSource(id),
      source_id: sourceId,
      twin_source_id: figureOf(row['replaces']),
      synonyms: row['synonyms_it'] ?? '',
      below_limit: limitsOf(row['below_limit']),
      name_it: row['name_it'],
      name_en: row['name_en'],
      category: row['category'],
      kcal: figureOf(row['kcal']),
      protein: figureOf(row['protein_g']),
      lipids: figureOf(row['lipids_g']),
      ...(isEuropean(sourceId) ? availableCarbsOf(row) : carbsOf(figureOf(row['carbs_g']), nutrients)),
      nutrients,
      measures: (measures.get(id) ?? []).map(measureOf),
      allergens: allergens.get(id) ?? {},
    }
  })
}

const nutrientsOf = (row: FileRow): Nutrients =>
  Object.fromEntries(
    nutrientCodes.flatMap(code => {
      const figure = figureOf(row[code])
      return figure === null ? [] : [[code, figure]]
    }),
  )

/** The source counts fibre as a carbohydrate; where its fibre is not known, the total stays and is marked. */
function carbsOf(total: number | null, nutrients: Nutrients) {
  if (total === null) return { carbs: null, carbs_total: null, carbs_include_fiber: false }
  const { carbs, carbsIncludeFiber } = availableCarbs(total, nutrients.fiber ?? null)
  return { carbs, carbs_total: total, carbs_include_fiber: carbsIncludeFiber }
}

/** European tables publish carbohydrates without fibre. */
const availableCarbsOf = (row: FileRow) => ({ carbs: figureOf(row['carbs_g']), carbs_total: null, carbs_include_fiber: false })

const macroColumns: ReadonlyMap<string, string> = new Map([
  ['protein_g', 'protein'],
  ['carbs_g', 'carbs'],
  ['lipids_g', 'lipids'],
])

/** 'starch:tr|sodium:<1' as it stands in the file. */
const limitsOf = (cell = ''): BelowLimit =>
  Object.fromEntries(
    cell
      .split('|')
      .filter(Boolean)
      .map(each => {
        const [code = '', limit = ''] = each.split(':')
        return [macroColumns.get(code) ?? code, limit === 'tr' ? 'traces' : Number(limit.slice(1))]
      }),
  )

type LibraryRow = ReturnType<typeof parseLibrary>[number]

/**
 * The European file says which American food is the same; the other way round it is read from that. European tables publish no household
 * measures: a slice or a medium apple weighs what the American table says of the same food. Its American name finds a food too.
 */
function withTwins(american: readonly LibraryRow[], european: readonly LibraryRow[]): LibraryRow[] {
  const twins = new Map(european.map(({ source_id, twin_source_id }) => [twin_source_id, source_id]))
  const americanOf = new Map(american.map(row => [row.source_id, row]))
  return [
    ...american.map(row => ({ ...row, twin_source_id: twins.get(row.source_id) ?? null })),
    ...european.map(row => {
      const twin = americanOf.get(row.twin_source_id ?? 0)
      if (!twin) return row
      const synonyms = twin.name_it === row.name_it ? row.synonyms : [row.synonyms, twin.name_it].filter(Boolean).join('|')
      return { ...row, synonyms, measures: joinMeasures(row.measures, twin.measures) }
    }),
  ]
}

type Measures = LibraryRow['measures']

const joinMeasures = (own: Measures, ofTwin: Measures): Measures => {
  const names = new Set(own.map(({ name }) => name.it))
  return [...own, ...ofTwin.filter(({ name }) => !names.has(name.it))]
}

const measureOf = (row: FileRow) => ({
  name: { it: row['name_it'], en: row['name_en'] },
  amount: Number(row['amount']),
  grams: Number(row['grams']),
  source: row['source'] === 'LARN standard portion' ? 'LARN' : row['source'],
})

const states = { contains: 'contains', may_contain: 'may contain', free: 'free' } as const

/** An allergen that the file does not name is not known. */
const tagsOf = (row: FileRow): AllergenTags =>
  Object.fromEntries(
    Object.entries(states).flatMap(([column, state]) =>
      (row[column] ?? '')
        .split('|')
        .filter(Boolean)
        .map(allergen => [allergen, state]),
    ),
  )

/** Answers the foods of which the files now say something that others store. */
const writeLibrary = (db: SystemDb, rows: readonly Record<string, unknown>[]) =>
  db.many<Row<'system_foods', 'id'>>(sql`
  with library as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, source_id integer, twin_source_id integer,
      synonyms text, below_limit jsonb, name_it text, name_en text,
      category text, kcal numeric, protein numeric, lipids numeric, carbs numeric, carbs_total numeric, carbs_include_fiber boolean,
      nutrients jsonb, measures jsonb, allergens jsonb)
  ), written as (
    insert into system_foods as f (id, source_id, twin_source_id, synonyms, below_limit,
      name_it, name_en, category, kcal, protein, lipids, carbs, carbs_total,
      carbs_include_fiber, nutrients, measures, allergens)
    select id, source_id, twin_source_id, synonyms, below_limit,
      name_it, name_en, category, kcal, protein, lipids, carbs, carbs_total, carbs_include_fiber, nutrients, measures,
      allergens from library
    on conflict (id) do update set (twin_source_id, synonyms, below_limit,
      name_it, name_en, category, kcal, protein, lipids, carbs, carbs_total, carbs_include_fiber, nutrients,
      measures, allergens, archived_at, updated_at, allergy_facts_changed_at) = (excluded.twin_source_id,
      excluded.synonyms, excluded.below_limit, excluded.name_it, excluded.name_en, excluded.category,
      excluded.kcal, excluded.protein, excluded.lipids, excluded.carbs, excluded.carbs_total, excluded.carbs_include_fiber,
      excluded.nutrients, excluded.measures, excluded.allergens, null, now(),
      case when f.allergens is distinct from excluded.allergens or f.category is distinct from excluded.category
        or not word_stems(concat_ws(' ', excluded.name_it, excluded.name_en)) <@ word_stems(concat_ws(' ', f.name_it, f.name_en))
        then now() else f.allergy_facts_changed_at end)
  ), archived as (
    update system_foods set archived_at = now(), updated_at = now() where archived_at is null and id not in (select id from library)
  )
  select f.id from library l join system_foods f on f.id = l.id
  where (f.kcal, f.protein, f.carbs, f.lipids, f.nutrients -> 'cholesterol', f.category, f.allergens)
    is distinct from (l.kcal, l.protein, l.carbs, l.lipids, l.nutrients -> 'cholesterol', l.category, l.allergens)`)

import { withDatabase } from './clients.ts'
import { fillBusinesses, mediansOf, ownBusiness, type AskedPaths } from './growth.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { signIn } from './house.ts'

export const foodsHere = 2_000
const neighbours = 100

const asked: readonly AskedPaths[] = [
  { name: 'first page of foods', paths: ['/aliments'], limitMs: 20 },
  { name: 'counts of foods', paths: ['/aliments/total/count'], limitMs: 20 },
  { name: 'food search as typed', paths: ['/aliments?search=pane%20integrale'], limitMs: 20 },
  { name: 'food search with a typo', paths: ['/aliments?search=parmigaino'], limitMs: 20 },
  { name: 'foods free of gluten of a category', paths: ['/aliments?freeOf=gluten&category=legumes'], limitMs: 20 },
  { name: 'foods by an amount of iron', paths: ['/aliments?nutrient=iron&nutrientAtLeast=5&sort=-nutrient'], limitMs: 20 },
  {
    name: 'foods near to another',
    paths: ['/aliments?reference_aliment_proteins_tot=8&reference_aliment_carbs_tot=70&reference_aliment_lipids_tot=2'],
    limitMs: 20,
  },
]

/** Measures the lists of foods at two thousand own ones beside the library, alone and among two hundred thousand of other businesses. */
export const foodsBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  await fillFoods(databaseUrl, ownBusiness)
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  const measure = () => mediansOf(asked, `${house.url}/api`, headers)
  await measure()
  const before = await measure()
  await fillFoods(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  return asked.flatMap(({ name, limitMs }, at): Figure[] => {
    const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
    return [
      atMost(name, among, limitMs, { unit: 'ms' }),
      atMost(`${name}, when the database grows 100 times`, among / alone, 1.3, { unit: 'x', details: `${alone.toFixed(1)} ms before` }),
    ]
  })
}

/** Gives foods to each business that the statement answers. */
export const fillFoods = (databaseUrl: string, businesses: string) =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(businesses)
    const ids = rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) await db.query(fillStatement, [ids.slice(from, from + 20), foodsHere])
    await db.query('vacuum (analyze) foods, system_foods')
    await db.query('checkpoint').catch(() => undefined)
  })

const fillStatement = `
  insert into foods (workspace_id, id, name_it, name_en, category, brand, kcal, protein, carbs, lipids, nutrients, allergens, created_at)
  select workspace.id, gen_random_uuid(),
    ('{Pane,Pasta,Riso,Yogurt,Biscotti,Barretta,Formaggio,Bresaola,Minestrone,Tofu}'::text[])[1 + n % 10] || ' ' ||
      ('{integrale,di montagna,proteico,senza zuccheri,della casa,leggero,bianco,artigianale}'::text[])[1 + (n / 10) % 8] || ' ' || n,
    'Food ' || n, ('{bread_bakery,pasta_noodles,legumes,cheese,dishes}'::text[])[1 + n % 5], 'Marca ' || n % 40,
    100 + n % 400, n % 30, n % 60, n % 10, s.nutrients, '{"gluten": "free"}', now() - n * interval '53 minutes'
  from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n
  join lateral (select nutrients from system_foods order by source_id offset n % 50 limit 1) s on true`

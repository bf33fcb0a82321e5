import { withDatabase } from './clients.ts'
import type { Bench } from './figure.ts'
import { idFrom, measureGrowth, ownMember, type AskedPaths } from './growth.ts'

export const foodsHere = 2_000

const limitMs = 20

/** The foods of a business, as the view has them for it. */
const foods = `(
  select f.id, true as is_own, f.author_id, f.name_it, f.name_en, f.category, f.brand, f.barcode, f.kcal, f.protein, f.carbs, f.lipids,
    f.carbs_include_fiber, f.nutrients, f.allergens, f.version, f.name_key_it, f.search, f.created_at
  from foods f where f.workspace_id = $1 and f.deleted_at is null
  union all
  select s.id, false, null, s.name_it, s.name_en, s.category, '', null, s.kcal, s.protein, s.carbs, s.lipids, s.carbs_include_fiber,
    s.nutrients, s.allergens, 1, s.name_key_it, s.search, s.created_at
  from system_foods s where s.archived_at is null
    and s.id not in (select o.food_id from food_overlays o where o.workspace_id = $1 and o.is_hidden)) e`

const favorites = `select v.food_id from food_favorites v where v.workspace_id = $1`
const usual = `(e.id in (${favorites})) desc, e.is_own desc, e.name_key_it, e.id`
const bareList = (condition: string, order = usual) => `
  select e.id, e.is_own, e.name_it, e.name_en, e.category, e.brand, e.barcode, e.kcal, e.protein, e.carbs, e.lipids, e.carbs_include_fiber,
    e.allergens, e.version, e.created_at, p.first_name
  from ${foods} left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  where ${condition} order by ${order} limit 51`
const bareCounts = `
  select count(*), count(*) filter (where e.is_own), count(*) filter (where e.id in (${favorites})) from ${foods}`

const iron = `(e.nutrients ->> 'iron')::numeric`
const nearness = 'power(e.protein - 8, 2) + power(e.carbs - 70, 2) + power(e.lipids - 2, 2)'

const asked = (authorId: string): AskedPaths[] =>
  [
    { name: 'first page of foods', path: '', bare: bareList('true') },
    { name: 'counts of foods', path: '/total/count', bare: bareCounts },
    {
      name: 'food search as typed',
      path: '?search=pane%20integrale',
      bare: bareList(`e.search like '% pane%' and e.search like '% integrale%'`),
    },
    { name: 'food search with a typo', path: '?search=parmigaino' },
    { name: 'own foods', path: '?source=own', bare: bareList('e.is_own') },
    { name: 'foods of the library', path: '?source=library', bare: bareList('not e.is_own') },
    { name: 'favorite foods', path: '?onlyFavorites=true', bare: bareList(`e.id in (${favorites})`) },
    { name: 'foods of an author', path: `?authorId=${authorId}`, bare: bareList(`e.author_id = '${authorId}'`) },
    { name: 'a food by its barcode', path: '?barcode=8000000000019', bare: bareList(`e.barcode = '8000000000019'`) },
    {
      name: 'foods free of gluten of a category',
      path: '?freeOf=gluten&category=legumes',
      bare: bareList(`e.allergens ->> 'gluten' = 'free' and e.category = 'legumes'`),
    },
    {
      name: 'foods by an amount of iron',
      path: '?nutrient=iron&nutrientAtLeast=5&sort=-nutrient',
      bare: bareList(`${iron} >= 5`, `${iron} desc nulls last, e.name_key_it, e.id`),
    },
    {
      name: 'foods near to another',
      path: '?reference_aliment_proteins_tot=8&reference_aliment_carbs_tot=70&reference_aliment_lipids_tot=2',
      bare: bareList('true', `${nearness} nulls last, e.name_key_it, e.id`),
    },
  ].map(({ path, ...each }) => ({ ...each, paths: [`/aliments${path}`], limitMs }))

/** Measures the lists of foods at two thousand own ones beside the library, alone and among two hundred thousand of other businesses. */
export const foodsBench: Bench = house =>
  measureGrowth(house, { fill: fillFoods, ask: async each => asked(await idFrom(await each.databaseUrl(), ownMember)) })

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
  insert into foods (workspace_id, id, name_it, name_en, category, brand, barcode, author_id, kcal, protein, carbs, lipids,
    nutrients, allergens, created_at)
  select workspace.id, gen_random_uuid(),
    ('{Pane,Pasta,Riso,Yogurt,Biscotti,Barretta,Formaggio,Bresaola,Minestrone,Tofu}'::text[])[1 + n % 10] || ' ' ||
      ('{integrale,di montagna,proteico,senza zuccheri,della casa,leggero,bianco,artigianale}'::text[])[1 + (n / 10) % 8] || ' ' || n,
    'Food ' || n, ('{bread_bakery,pasta_noodles,legumes,cheese,dishes}'::text[])[1 + n % 5], 'Marca ' || n % 40,
    (8000000000000 + n * 19)::text, author.id,
    100 + n % 400, n % 30, n % 60, n % 10, s.nutrients, '{"gluten": "free"}', now() - n * interval '53 minutes'
  from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n
  left join lateral (select m.id from memberships m where m.workspace_id = workspace.id and m.role = 'admin' limit 1) author on true
  join lateral (select nutrients from system_foods order by source_id offset n % 50 limit 1) s on true`

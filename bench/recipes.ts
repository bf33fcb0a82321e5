import { withDatabase } from './clients.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { fillFoods } from './foods.ts'
import { fillBusinesses, mediansOf, ownBusiness, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'

const recipesHere = 500
const ingredientsEach = 10
const neighbours = 100

const limitMs = 20
const asked: readonly AskedPaths[] = [
  { name: 'first page of recipes', paths: ['/recipes'], limitMs },
  { name: 'counts of recipes', paths: ['/recipes/total/count'], limitMs },
  { name: 'recipe search as typed', paths: ['/recipes?search=torta%20bianca'], limitMs },
  { name: 'recipe search with a typo', paths: ['/recipes?search=minesrtone'], limitMs },
  { name: 'vegan recipes', paths: ['/recipes?diet=vegan'], limitMs },
  { name: 'vegetarian recipes', paths: ['/recipes?diet=vegetarian'], limitMs },
  { name: 'recipes free of gluten', paths: ['/recipes?freeOf=gluten'], limitMs },
  { name: 'counts of vegan recipes free of gluten', paths: ['/recipes/total/count?diet=vegan&freeOf=gluten'], limitMs },
  { name: 'recipes with a tag by the energy of a portion', paths: ['/recipes?tag=dolci&kcalAtMost=900&sort=-kcal'], limitMs },
  { name: 'tags and authors of recipes', paths: ['/recipes/choices'], limitMs },
]

/** Measures the lists of five hundred recipes of two thousand own foods, alone and among fifty thousand of other businesses. */
export const recipesBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  await fillRecipes(databaseUrl, ownBusiness)
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  const measure = () => mediansOf(asked, `${house.url}/api`, headers)
  await measure()
  const before = await measure()
  await fillRecipes(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  return asked.flatMap(({ name }, at): Figure[] => {
    const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
    return [
      atMost(name, among, limitMs, { unit: 'ms' }),
      atMost(`${name}, when the database grows 100 times`, among / alone, 1.3, { unit: 'x', details: `${alone.toFixed(1)} ms before` }),
    ]
  })
}

/** Gives foods, and recipes of them and of the library, to each business that the statement answers. */
async function fillRecipes(databaseUrl: string, businesses: string): Promise<void> {
  const ids = await withDatabase(databaseUrl, async db => (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id))
  await fillFoods(databaseUrl, `select id from unnest('{${ids.join(',')}}'::uuid[]) as each (id)`)
  await withDatabase(databaseUrl, async db => {
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) {
      await db.query(fillStatement, [ids.slice(from, from + 20), recipesHere])
      await db.query(fillIngredients, [ids.slice(from, from + 20), ingredientsEach])
    }
    await db.query('vacuum (analyze) recipes, recipe_foods')
    await db.query('checkpoint').catch(() => undefined)
  })
}

const fillStatement = `
  insert into recipes (workspace_id, id, name_it, name_en, description_it, portions, prep_minutes, steps, tags, kcal, protein, carbs,
    lipids, created_at)
  select workspace.id, gen_random_uuid(),
    ('{Torta,Minestrone,Insalata,Risotto,Pasta,Zuppa,Arrosto,Frittata}'::text[])[1 + n % 8] || ' ' ||
      ('{bianca,della casa,di montagna,leggera,ai funghi,con verdure}'::text[])[1 + (n / 8) % 6] || ' ' || n,
    'Dish ' || n, repeat('Una ricetta di casa. ', 20), 1 + n % 6, n % 60,
    (select jsonb_agg(jsonb_build_object('it', repeat('Mescola e cuoci. ', 8), 'en', repeat('Stir and cook. ', 8)))
      from generate_series(1, 6)),
    array[('{dolci,primi,zuppe,secondi}'::text[])[1 + n % 4], 'Tag ' || n % 30], 500 + n % 2000, n % 90, n % 300, n % 80,
    now() - n * interval '53 minutes'
  from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n`

// two of three ingredients are own foods
const fillIngredients = `
  insert into recipe_foods (workspace_id, recipe_id, id, position, food_id, version, grams)
  select r.workspace_id, r.id, gen_random_uuid(), n, case when n % 3 = 0 then library.ids[1 + (r.place * 31 + n * 7) % 2500]
    else own.ids[1 + (r.place * 17 + n * 3) % cardinality(own.ids)] end, 1, 20 + n * 13
  from (select workspace_id, id, (row_number() over (partition by workspace_id order by id))::int as place from recipes
    where workspace_id = any($1::uuid[]) and name_en like 'Dish %') r
  join (select workspace_id, array_agg(id order by id) as ids from foods where name_en like 'Food %' group by workspace_id) own
    on own.workspace_id = r.workspace_id
  cross join (select array_agg(id order by id) as ids from system_foods) library, generate_series(1, $2::int) n
  on conflict do nothing`

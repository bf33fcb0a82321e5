import { withDatabase } from './clients.ts'
import type { Bench } from './figure.ts'
import { fillFoods } from './foods.ts'
import { idFrom, measureGrowth, ownBusiness, ownMember, type AskedPaths } from './growth.ts'

const recipesHere = 500
const ingredientsEach = 10

const limitMs = 20

const byName = 'e.name_key_it, e.id'
const bareList = (condition: string, order = byName) => `
  select e.id, e.author_id, e.name_it, e.name_en, e.portions, e.yield_grams, e.prep_minutes, e.cook_minutes, e.tags, e.facts,
    e.picture_file_id, e.created_at, e.updated_at, p.first_name
  from (select e.* from recipes e where e.workspace_id = $1 and e.deleted_at is null and ${condition} order by ${order} limit 51) e
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id order by ${order}`

interface Ids {
  authorId: string
  foodId: string
}

const asked = ({ authorId, foodId }: Ids): AskedPaths[] =>
  [
    { name: 'first page of recipes', path: '', bare: bareList('true') },
    {
      name: 'counts of recipes',
      path: '/total/count',
      bare: 'select count(*), count(*) from recipes e where e.workspace_id = $1 and e.deleted_at is null',
    },
    {
      name: 'recipe search as typed',
      path: '?search=torta%20bianca',
      bare: bareList(`e.search like '% torta%' and e.search like '% bianca%'`),
    },
    { name: 'recipe search with a typo', path: '?search=minesrtone' },
    { name: 'vegan recipes', path: '?diet=vegan', bare: bareList(`e.facts -> 'diets' ->> 'vegan' = 'yes'`) },
    { name: 'recipes free of gluten', path: '?freeOf=gluten', bare: bareList(`e.facts -> 'allergens' ->> 'gluten' = 'free'`) },
    { name: 'counts of vegan recipes free of gluten', path: '/total/count?diet=vegan&freeOf=gluten' },
    {
      name: 'recipes with a food',
      path: `?foodId=${foodId}`,
      bare: bareList(`e.id in (select i.recipe_id from recipe_foods i where i.workspace_id = $1 and i.food_id = '${foodId}')`),
    },
    { name: 'recipes of an author', path: `?authorId=${authorId}`, bare: bareList(`e.author_id = '${authorId}'`) },
    {
      name: 'quick recipes',
      path: '?minutesAtMost=20',
      bare: bareList('coalesce(e.prep_minutes + e.cook_minutes, e.prep_minutes, e.cook_minutes) <= 20'),
    },
    {
      name: 'recipes with a tag by the energy of a portion',
      path: '?tag=dolci&kcalAtMost=900&sort=-kcal',
      bare: bareList(`'dolci' = any(e.tag_keys) and e.kcal <= 900 * e.portions`, `e.kcal / e.portions desc nulls last, ${byName}`),
    },
    { name: 'tags and authors of recipes', path: '/choices' },
  ].map(({ path, ...each }) => ({ ...each, paths: [`/recipes${path}`], limitMs }))

const someFood = `
  select i.food_id as id from recipe_foods i where i.workspace_id in (${ownBusiness}) group by i.food_id order by count(*) desc limit 1`

/** Measures the lists of five hundred recipes of two thousand own foods, alone and among fifty thousand of other businesses. */
export const recipesBench: Bench = house =>
  measureGrowth(house, {
    fill: fillRecipes,
    async ask(each) {
      const databaseUrl = await each.databaseUrl()
      return asked({ authorId: await idFrom(databaseUrl, ownMember), foodId: await idFrom(databaseUrl, someFood) })
    },
  })

/** Gives foods, and recipes of them and of the library, to each business that the statement answers. */
async function fillRecipes(databaseUrl: string, businesses: string): Promise<void> {
  const ids = await withDatabase(databaseUrl, async db => (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id))
  await fillFoods(databaseUrl, `select id from unnest('{${ids.join(',')}}'::uuid[]) as each (id)`)
  await withDatabase(databaseUrl, async db => {
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) {
      await db.query(fillStatement, [ids.slice(from, from + 20), recipesHere])
      await db.query(fillIngredients, [ids.slice(from, from + 20), ingredientsEach])
      await db.query(fillFacts, [ids.slice(from, from + 20)])
    }
    await db.query('vacuum (analyze) recipes, recipe_foods')
    await db.query('checkpoint').catch(() => undefined)
  })
}

const fillStatement = `
  insert into recipes (workspace_id, id, name_it, name_en, description_it, portions, prep_minutes, steps, tags, kcal, protein, carbs,
    lipids, created_at, author_id)
  select workspace.id, gen_random_uuid(),
    ('{Torta,Minestrone,Insalata,Risotto,Pasta,Zuppa,Arrosto,Frittata}'::text[])[1 + n % 8] || ' ' ||
      ('{bianca,della casa,di montagna,leggera,ai funghi,con verdure}'::text[])[1 + (n / 8) % 6] || ' ' || n,
    'Dish ' || n, repeat('Una ricetta di casa. ', 20), 1 + n % 6, n % 60,
    (select jsonb_agg(jsonb_build_object('it', repeat('Mescola e cuoci. ', 8), 'en', repeat('Stir and cook. ', 8)))
      from generate_series(1, 6)),
    array[('{dolci,primi,zuppe,secondi}'::text[])[1 + n % 4], 'Tag ' || n % 30], 500 + n % 2000, n % 90, n % 300, n % 80,
    now() - n * interval '53 minutes',
    (select m.id from memberships m where m.workspace_id = workspace.id and m.role = 'admin' limit 1)
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

const eachAllergen = (state: string) =>
  'gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs lactose'
    .split(' ')
    .map(allergen => `'${allergen}', ${state}`)
    .join(', ')

// as the writes of the app store them: by them the lists tell and filter
const fillFacts = `
  update recipes e set facts = jsonb_build_object(
    'figures', jsonb_build_object('kcal', e.kcal, 'protein', e.protein, 'carbs', e.carbs, 'lipids', e.lipids,
      'isAtLeast', jsonb_build_object('kcal', false, 'protein', false, 'carbs', false, 'lipids', false)),
    'ingredientGrams', i.grams, 'ingredientCount', i.count,
    'allergens', jsonb_build_object(${eachAllergen(`('{contains,may contain,not known,free}'::text[])[1 + i.grams % 4]`)}),
    'diets', jsonb_build_object('pescatarian', 'yes', 'vegetarian', 'yes',
      'vegan', case when i.grams % 3 = 0 then 'yes' else 'not known' end))
  from (select workspace_id, recipe_id, sum(grams) as grams, count(*) as count from recipe_foods
    where workspace_id = any($1::uuid[]) group by workspace_id, recipe_id) i
  where i.workspace_id = e.workspace_id and i.recipe_id = e.id and e.name_en like 'Dish %'`

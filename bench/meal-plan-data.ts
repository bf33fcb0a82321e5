import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './house.ts'
import type { Api } from './program-data.ts'

export interface PlanShape {
  days: number
  mealsInDay: number
  rowsInMeal: number
  alternatives: number
}

interface Food {
  id: string
  version: number
  nameIt: string
  nameEn: string
}

const categories = ['pasta_noodles', 'vegetables', 'fruit', 'legumes', 'cheese', 'fish', 'poultry', 'bread_bakery']

/** Foods of the library, of several families and with as many nutrients as they have. */
export async function libraryFoods(api: Api): Promise<Food[]> {
  const lists = await Promise.all(
    categories.map(category => api.get<{ aliments: Food[] }>(`/aliments?category=${category}&source=library`)),
  )
  return lists.flatMap(({ aliments }) => aliments.slice(0, 20))
}

interface Dish {
  id: string
  nameIt: string
  nameEn: string
  portions: number
}

const pictures = join(root, 'docs/screenshots')

/** Recipes with pictures as large as a camera of a phone makes them. */
export async function illustratedDishes(api: Api): Promise<Dish[]> {
  const names = (await readdir(pictures)).filter(name => name.endsWith('.png'))
  const dishes: Dish[] = []
  for (const [at, name] of names.entries()) {
    const pictureUploadId = await api.upload(name, await readFile(join(pictures, name)))
    const recipe = { nameIt: `Piatto ${at}`, nameEn: `Dish ${at}`, portions: 2, steps: [{ it: 'Cuoci tutto', en: 'Cook it all' }] }
    dishes.push(await api.post<Dish>('/recipes', { ...recipe, pictureUploadId }))
  }
  return dishes
}

/** Creates a plan in one call, and completes it. The first row of each meal is one of the dishes, where there are any. */
export async function createPlan(
  api: Api,
  foods: readonly Food[],
  { days, mealsInDay, rowsInMeal, alternatives }: PlanShape,
  dishes: readonly Dish[] = [],
): Promise<string> {
  let next = 0
  const amount = () => {
    next += 7
    const food = foods[next % foods.length]
    if (!food) throw new Error('the library has no foods')
    return { food: { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn }, grams: 40 + (next % 160) }
  }
  const repeat = <Item>(count: number, make: (at: number) => Item): Item[] => Array.from({ length: count }, (_, at) => make(at))
  const body = {
    id: randomUUID(),
    title: 'Bench',
    kcal: 2000,
    proteinPercent: 25,
    carbsPercent: 45,
    lipidsPercent: 30,
    isDraft: false,
    days: repeat(days, day => ({
      nameIt: `Giorno ${day + 1}`,
      meals: repeat(mealsInDay, meal => ({
        titleIt: `Pasto ${meal + 1}`,
        time: `${String(8 + meal * 3).padStart(2, '0')}:00`,
        components: repeat(rowsInMeal, row => {
          const dish = row === 0 ? dishes[(day * mealsInDay + meal) % dishes.length] : undefined
          return dish ? ofDish(dish, repeat(alternatives, amount)) : { ...amount(), alternatives: repeat(alternatives, amount) }
        }),
      })),
    })),
  }
  const { id } = await api.post<{ id: string }>('/mealPlans', body)
  return id
}

const ofDish = ({ id, nameIt, nameEn, portions }: Dish, ingredients: readonly object[]) => ({
  recipe: { id, it: nameIt, en: nameEn, portions },
  portions,
  ingredients,
})

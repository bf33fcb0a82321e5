import { randomUUID } from 'node:crypto'
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

/** Creates a plan in one call, and completes it. */
export async function createPlan(
  api: Api,
  foods: readonly Food[],
  { days, mealsInDay, rowsInMeal, alternatives }: PlanShape,
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
        components: repeat(rowsInMeal, () => ({ ...amount(), alternatives: repeat(alternatives, amount) })),
      })),
    })),
  }
  const { id } = await api.post<{ id: string }>('/mealPlans', body)
  return id
}

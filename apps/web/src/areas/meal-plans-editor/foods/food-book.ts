import { listPlannedFoods, plannedFoodsAtMost, nutrientCodes, type PlannedFood } from '@allenio/contract/aliments'
import { macros, summableFood, type SummableFood } from '@allenio/domain/aliments'
import { foodKeyOf, type SummableFoods } from '@allenio/domain/meal-plans'
import { call } from '#lib/api'
import { createStore, type FollowedStore, type Store } from '#lib/store'

export const figureCodes: readonly string[] = ['kcal', ...macros, ...nutrientCodes]

/** A food of the plan with its figures, as sums read it. */
export interface BookedFood {
  food: PlannedFood
  summable: SummableFood
}

export type BookedFoods = ReadonlyMap<string, BookedFood>

const summables = new WeakMap<BookedFoods, SummableFoods>()

/** The foods as sums read them, made once for each state of the book. */
export function summablesOf(foods: BookedFoods): SummableFoods {
  const summable = summables.get(foods) ?? new Map([...foods].map(([key, food]) => [key, food.summable]))
  summables.set(foods, summable)
  return summable
}

/** The foods that the editor has figures of, by id and version. */
export interface FoodBook {
  foods: FollowedStore<BookedFoods>
  /** The foods of the plan have come, or are out of reach. Until then a figure that is not known is no gap. */
  isFilled: Store<boolean>
  /** Foods that have come; those that are there already are replaced. */
  add: (foods: readonly PlannedFood[]) => void
  /** Brings foods with all their figures and measures; rejects where the server is out of reach. */
  load: (ids: readonly string[]) => Promise<readonly PlannedFood[]>
}

const booked = (food: PlannedFood): BookedFood => ({ food, summable: summableFood(food.id, food, figureCodes) })

type LoadFoods = (ids: readonly string[]) => Promise<readonly PlannedFood[]>

const loadFoods: LoadFoods = async ids => (await call(listPlannedFoods, { ids: ids.join(',') })).foods

export function openFoodBook(read = loadFoods): FoodBook {
  const foods = createStore<BookedFoods>(new Map())
  function add(added: readonly PlannedFood[]): void {
    const before = foods.get()
    const isNew = added.filter(food => before.get(foodKeyOf(food))?.food !== food)
    if (isNew.length > 0) foods.set(new Map([...before, ...isNew.map(food => [foodKeyOf(food), booked(food)] as const)]))
  }
  return {
    foods,
    isFilled: createStore(false),
    add,
    async load(ids) {
      const parts: string[][] = []
      for (let at = 0; at < ids.length; at += plannedFoodsAtMost) parts.push(ids.slice(at, at + plannedFoodsAtMost))
      const loaded = (await Promise.all(parts.map(read))).flat()
      add(loaded)
      return loaded
    },
  }
}

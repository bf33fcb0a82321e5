import type { MealType } from '@allenio/contract/meal-plans'

// Meals that are written by foods of the library; the examples and the demo are made of them.

/** By the number of the library: grams, or 'to taste', and what can be eaten instead. */
export type ExampleFood = readonly [sourceId: number, grams: number | 'to taste', instead?: readonly (readonly [number, number])[]]

/** A recipe by its Italian name, or by its key in the starter library; its portions, one where nothing else is said. */
export interface ExampleDish {
  dish: string
  portions?: number
}

export interface ExampleMeal {
  type: MealType
  time: string
  foods?: readonly (ExampleFood | ExampleDish)[]
  /** A free meal. */
  free?: { it: string; en: string; kcal: number }
}

export interface ExampleDay {
  it: string
  en: string
  meals: readonly ExampleMeal[]
}

export const [milk, oats, banana, almonds, greekYogurt, honey, blueberries, walnuts] = [1174, 8120, 9040, 12061, 1293, 19296, 9050, 12155]
export const [bread, ricotta, apple, pear, orange, hazelnuts, yogurt, strawberries] = [18033, 1036, 9003, 9252, 9200, 12120, 1116, 9316]
export const [lettuce, oil, salt, chicken, courgettes, cod, potatoes, egg, spinach] = [
  11251, 4053, 2047, 5062, 11477, 15015, 11352, 1123, 11457,
]
export const [turkey, tomatoes, broccoli, greenBeans, tuna, whites, rice, parmesan] = [5219, 11529, 11090, 11052, 15121, 1124, 20444, 1033]
export const tofu = 16426

export const breakfast = (...foods: readonly (ExampleFood | ExampleDish)[]): ExampleMeal => ({ type: 'breakfast', time: '07:30', foods })
export const midMorning = (...foods: readonly ExampleFood[]): ExampleMeal => ({ type: 'mid-morning snack', time: '10:30', foods })
export const lunch = (...foods: readonly (ExampleFood | ExampleDish)[]): ExampleMeal => ({ type: 'lunch', time: '13:00', foods })
export const snack = (...foods: readonly ExampleFood[]): ExampleMeal => ({ type: 'snack', time: '16:30', foods })
export const dinner = (...foods: readonly (ExampleFood | ExampleDish)[]): ExampleMeal => ({ type: 'dinner', time: '20:00', foods })

export const porridge = breakfast([milk, 200], [oats, 50], [banana, 120], [almonds, 10, [[walnuts, 9]]])
export const yogurtBowl = breakfast([greekYogurt, 170], [oats, 30], [blueberries, 80, [[strawberries, 140]]], [walnuts, 15], [honey, 10])
export const toast = breakfast([bread, 60], [ricotta, 60], [honey, 15], [apple, 150])
export const fruit = midMorning([
  apple,
  150,
  [
    [pear, 140],
    [orange, 165],
  ],
])
export const nuts = snack([
  almonds,
  20,
  [
    [walnuts, 18],
    [hazelnuts, 18],
  ],
])
export const yogurtAndFruit = snack([yogurt, 125], [strawberries, 150])
export const salad: readonly ExampleFood[] = [
  [lettuce, 80],
  [oil, 10],
  [salt, 'to taste'],
]

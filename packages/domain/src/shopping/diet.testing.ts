import type { DietFood, DiarySwap } from '@allenio/contract/meal-diary'
import type { ShoppingDiet } from './index.ts'

type Plan = ShoppingDiet['assignments'][number]
type Meal = Plan['days'][number]['meals'][number]
type Component = Meal['components'][number]

export const monday = '2026-11-02'

export const food = (id: string, more: Partial<DietFood> = {}): DietFood => ({
  id,
  version: 1,
  it: id,
  en: '',
  category: null,
  ediblePart: null,
  cookingFactor: null,
  ...more,
})

const cellOf = ({ id, version, it, en }: DietFood) => ({ id, version, it, en })

export const row = (id: string, eaten: DietFood | undefined, more: Partial<Component> = {}): Component => ({
  id,
  ...(eaten && { food: cellOf(eaten), grams: 100 }),
  ingredients: [],
  alternatives: [],
  ...more,
})

export const meal = (components: readonly Component[], more: Partial<Meal> = {}): Meal => ({
  id: `meal ${components.map(({ id }) => id).join()}`,
  figures: null,
  components: [...components],
  ...more,
})

/** A plan whose days follow each other in turn from Monday. */
export const planOf = (days: readonly (readonly Meal[])[]): Plan => ({
  startDay: monday,
  lastDay: null,
  schedule: { kind: 'in turn' },
  dayList: days.map((_, at) => ({ id: `day ${at}`, nameIt: '', nameEn: '', dayType: null, isEasy: false })),
  days: days.map((meals, at) => ({ id: `day ${at}`, figures: null, meals: [...meals] })),
})

export const dietOf = (plan: Plan, foods: readonly DietFood[], diary: Partial<ShoppingDiet['diary']> = {}): ShoppingDiet => ({
  assignments: [plan],
  foods: [...foods],
  diary: { days: [], swaps: [], ...diary },
})

export const swap = (day: string, rowId: string, eaten: DietFood | null, grams = 0): DiarySwap => ({
  day,
  rowId,
  releaseId: 'release',
  food: eaten && cellOf(eaten),
  grams,
  alternativeId: null,
  changedAt: `${day}T08:00:00.000Z`,
})

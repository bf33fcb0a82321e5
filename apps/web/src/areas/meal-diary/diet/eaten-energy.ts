import type { DayView, MealView } from './day-view.ts'
import type { ShownDiary } from './unsent-diary.ts'

const nutrients = ['kcal', 'protein', 'carbs', 'lipids'] as const
type Figures = Record<(typeof nutrients)[number], number>

export interface EatenEnergy {
  planned: Figures
  eaten: Figures
  /** Something was eaten of which the device does not know how much it had. */
  isRough: boolean
}

/** The energy of the ticks of a day. The device knows figures of meals and not of foods, so a part of a meal counts by its rows. */
export function eatenEnergyOf(view: DayView, { entries }: Pick<ShownDiary, 'entries'>): EatenEnergy {
  const others = entries.filter(({ day }) => day === view.date)
  const sum = (of: (meal: MealView) => number): Figures => {
    const totalOf = (nutrient: (typeof nutrients)[number]) =>
      view.meals.reduce((total, meal) => total + (meal.meal.figures?.[nutrient].amount ?? 0) * of(meal), 0)
    return { kcal: totalOf('kcal'), protein: totalOf('protein'), carbs: totalOf('carbs'), lipids: totalOf('lipids') }
  }
  const eaten = sum(shareOf)
  return {
    planned: sum(() => 1),
    eaten: { ...eaten, kcal: eaten.kcal + others.reduce((total, { kcal }) => total + (kcal ?? 0), 0) },
    isRough:
      view.meals.some(({ state, meal }) => state === 'partly' || (state === 'eaten' && meal.figures?.isPartial === true)) ||
      others.some(({ kcal }) => kcal === null),
  }
}

function shareOf({ state, eatenRowIds, meal }: MealView): number {
  if (state === 'eaten') return 1
  if (state !== 'partly') return 0
  if (eatenRowIds.length === 0 || meal.components.length === 0) return 0.5
  return meal.components.filter(({ id }) => eatenRowIds.includes(id)).length / meal.components.length
}

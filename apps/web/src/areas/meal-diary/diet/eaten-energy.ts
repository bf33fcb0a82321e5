import type { DayView, MealView } from './day-view.ts'
import type { ShownDiary } from './unsent-diary.ts'

const nutrients = ['kcal', 'protein', 'carbs', 'lipids'] as const
type Nutrient = (typeof nutrients)[number]
export type EatenFigures = Record<Nutrient, { amount: number; /** Only the known part of it. */ isAtLeast: boolean }>

export interface EatenEnergy {
  planned: EatenFigures
  eaten: EatenFigures
  /** A part of a meal was eaten, and nobody knows how much of it. */
  isRough: boolean
}

/** The energy of the ticks of a day. The device knows figures of meals and not of foods, so a part of a meal counts by its rows. */
export function eatenEnergyOf(view: DayView, { entries }: Pick<ShownDiary, 'entries'>): EatenEnergy {
  const others = entries.filter(({ day }) => day === view.date)
  const sum = (nutrient: Nutrient, shareIn: (meal: MealView) => number) => {
    const counted = view.meals.map(meal => ({ share: shareIn(meal), figures: meal.meal.figures })).filter(({ share }) => share > 0)
    return {
      amount: counted.reduce((total, { share, figures }) => total + (figures?.[nutrient].amount ?? 0) * share, 0),
      isAtLeast: counted.some(({ figures }) => figures?.[nutrient].isPartial === true || figures?.isPartial === true),
    }
  }
  const sums = (shareIn: (meal: MealView) => number): EatenFigures => ({
    kcal: sum('kcal', shareIn),
    protein: sum('protein', shareIn),
    carbs: sum('carbs', shareIn),
    lipids: sum('lipids', shareIn),
  })
  const eaten = sums(shareOf)
  // an entry has its energy at most
  const withOthers = (nutrient: Exclude<Nutrient, 'kcal'>) => ({
    ...eaten[nutrient],
    isAtLeast: eaten[nutrient].isAtLeast || others.length > 0,
  })
  return {
    planned: sums(() => 1),
    eaten: {
      kcal: {
        amount: eaten.kcal.amount + others.reduce((total, { kcal }) => total + (kcal ?? 0), 0),
        isAtLeast: eaten.kcal.isAtLeast || others.some(({ kcal }) => kcal === null),
      },
      protein: withOthers('protein'),
      carbs: withOthers('carbs'),
      lipids: withOthers('lipids'),
    },
    isRough: view.meals.some(({ state }) => state === 'partly'),
  }
}

function shareOf({ state, eatenRowIds, meal }: MealView): number {
  if (state === 'eaten') return 1
  if (state !== 'partly') return 0
  if (eatenRowIds.length === 0 || meal.components.length === 0) return 0.5
  return meal.components.filter(({ id }) => eatenRowIds.includes(id)).length / meal.components.length
}

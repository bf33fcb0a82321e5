import { amountEaten } from '@allenio/domain/meal-diary'
import type { DayView, MealView } from './day-view.ts'
import type { PlanComponent, PlanMeal } from './plan-rows.ts'
import type { ShownDiary } from './unsent-diary.ts'

const nutrients = ['kcal', 'protein', 'carbs', 'lipids'] as const
type Nutrient = (typeof nutrients)[number]
export type EatenFigures = Record<Nutrient, { amount: number; /** Only the known part of it. */ isAtLeast: boolean }>

export interface EatenEnergy {
  planned: EatenFigures
  eaten: EatenFigures
  /** A part of a meal was eaten, and nothing says what of it. */
  isRough: boolean
}

/** The energy of the ticks of a day, with each meal as it was planned. */
export function eatenEnergyOf(view: DayView, { entries }: Pick<ShownDiary, 'entries'>): EatenEnergy {
  const others = entries.filter(({ day }) => day === view.date)
  // meals of a day that the client has left were eaten, too
  const all = [...view.meals, ...view.leftDays.flatMap(({ meals }) => meals)]
  const eaten = figuresOf(all.map(eatenOf))
  // an entry of words alone has its energy at most; a diet that was stored before entries had macros knows none
  const withOthers = (nutrient: Exclude<Nutrient, 'kcal'>) => {
    const amounts = others.map(({ macros }) => macros?.[nutrient] ?? null)
    return {
      amount: eaten[nutrient].amount + amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0),
      isAtLeast: eaten[nutrient].isAtLeast || amounts.includes(null),
    }
  }
  return {
    planned: figuresOf(
      view.meals.map(
        ({ meal }) =>
          nutrient =>
            plannedOf(meal, nutrient),
      ),
    ),
    eaten: {
      kcal: {
        amount: eaten.kcal.amount + others.reduce((total, { kcal }) => total + (kcal ?? 0), 0),
        isAtLeast: eaten.kcal.isAtLeast || others.some(({ kcal }) => kcal === null),
      },
      protein: withOthers('protein'),
      carbs: withOthers('carbs'),
      lipids: withOthers('lipids'),
    },
    isRough: all.some(({ state, eatenRowIds }) => state === 'partly' && eatenRowIds.length === 0),
  }
}

type FigureOf = (nutrient: Nutrient) => EatenFigures[Nutrient]

const figuresOf = (meals: readonly FigureOf[]): EatenFigures => ({
  kcal: sumOf(meals, 'kcal'),
  protein: sumOf(meals, 'protein'),
  carbs: sumOf(meals, 'carbs'),
  lipids: sumOf(meals, 'lipids'),
})

function sumOf(meals: readonly FigureOf[], nutrient: Nutrient): EatenFigures[Nutrient] {
  const figures = meals.map(figureOf => figureOf(nutrient))
  return { amount: figures.reduce((total, { amount }) => total + amount, 0), isAtLeast: figures.some(({ isAtLeast }) => isAtLeast) }
}

const plannedOf = ({ figures }: PlanMeal, nutrient: Nutrient): EatenFigures[Nutrient] => ({
  amount: figures?.[nutrient].amount ?? 0,
  isAtLeast: figures?.[nutrient].isPartial === true || figures?.isPartial === true,
})

/** A diet that was stored before its foods had figures says of a ticked one only that there was something. */
const ofRow = ({ figures }: PlanComponent, nutrient: Nutrient): EatenFigures[Nutrient] => ({
  amount: figures?.[nutrient].amount ?? 0,
  isAtLeast: figures?.[nutrient].isPartial ?? true,
})

const eatenOf =
  ({ meal, state, eatenRowIds }: MealView): FigureOf =>
  nutrient => {
    const planned = plannedOf(meal, nutrient)
    const rows = meal.components.map(component => ({ id: component.id, ...ofRow(component, nutrient) }))
    const amount = amountEaten({ whole: planned.amount, rows }, { state, eatenRowIds })
    if (state !== 'eaten' && state !== 'partly') return { amount, isAtLeast: false }
    const isOfRows = state === 'partly' && eatenRowIds.length > 0
    return { amount, isAtLeast: isOfRows ? rows.some(row => row.isAtLeast && eatenRowIds.includes(row.id)) : planned.isAtLeast }
  }

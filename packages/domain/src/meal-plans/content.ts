import type { Wording } from '@allenio/contract'
import type { DocumentRow } from '@allenio/contract/documents'
import type { AlternativeBasis, FoodCell, MealType, RecipeCell } from '@allenio/contract/meal-plans'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { scaleIngredients } from '@allenio/domain/recipes'
import { basisIn, foodIn, isTrueIn, measureIn, mealTypeIn, numberIn, recipeIn, textIn, wordingIn } from './cells.ts'

// A meal plan as it is read: its days with everything in them. Editors work on the document's rows instead.

export interface PlannedAmount {
  id: string
  /** Null until somebody chooses a food. */
  food: FoodCell | null
  /** The weight; 0 also where nobody has entered one: `lacksQuantity` tells the two apart. */
  grams: number
  /** The grams from which figures are computed: a dish has exact shares of its recipe, while `grams` is rounded for weighing. */
  eatenGrams: number
  /** The row has a food, and neither a weight nor "to taste": nothing of it is known until somebody says how much. */
  lacksQuantity: boolean
  measure: MeasuredAmount | null
  isToTaste: boolean
  customName: Wording
}

export interface PlannedAlternative extends PlannedAmount {
  isPinned: boolean
}

/** A food of a meal, or of a dish. */
export interface PlannedRow extends PlannedAmount {
  note: string
  isLocked: boolean
  leastPercent: number | null
  mostPercent: number | null
  /** The basis of alternatives; null means the preset of the business. */
  basis: AlternativeBasis | null
  /** The quantity in the recipe, for an ingredient of a dish. */
  ownGrams: number | null
  ownMeasure: MeasuredAmount | null
  alternatives: readonly PlannedAlternative[]
}

export interface PlannedComponent {
  id: string
  /** Null where the component is a food; its only row then bears the component's id. */
  recipe: RecipeCell | null
  portions: number
  customName: Wording
  rows: readonly PlannedRow[]
}

export interface PlannedMeal {
  id: string
  type: MealType | null
  title: Wording
  time: string
  isFree: boolean
  description: Wording
  estimatedKcal: number | null
  note: string
  components: readonly PlannedComponent[]
}

export interface PlannedDay {
  id: string
  name: Wording
  note: string
  meals: readonly PlannedMeal[]
}

type Children = ReturnType<typeof childrenByParent>

export function readPlannedDays(rows: DocumentRows, planId: string): PlannedDay[] {
  const children = childrenByParent(rows)
  const mealsOf = ({ id }: DocumentRow) => (children.get(id) ?? []).map(row => readPlannedMeal(row, children))
  return (children.get(planId) ?? []).map(row => readPlannedDay(row, mealsOf(row)))
}

/** One day, for an editor that knows its meals already. */
export const readPlannedDay = ({ id, cells }: DocumentRow, meals: readonly PlannedMeal[]): PlannedDay => ({
  id,
  name: wordingIn(cells, 'name'),
  note: textIn(cells, 'note'),
  meals,
})

export const readPlannedMeal = ({ id, cells }: DocumentRow, children: Children): PlannedMeal => ({
  id,
  type: mealTypeIn(cells),
  title: wordingIn(cells, 'title'),
  time: textIn(cells, 'time'),
  isFree: isTrueIn(cells, 'isFree'),
  description: wordingIn(cells, 'description'),
  estimatedKcal: numberIn(cells, 'estimatedKcal'),
  note: textIn(cells, 'note'),
  components: (children.get(id) ?? []).map(row => readComponent(row, children)),
})

/** Foods that are to be eaten without a stated amount, alternatives and the ingredients of dishes among them. */
export const amountsWithoutQuantity = (days: readonly PlannedDay[]): PlannedAmount[] =>
  days
    .flatMap(({ meals }) => meals.flatMap(({ components }) => components.flatMap(({ rows }) => rows)))
    .flatMap(row => [row, ...row.alternatives])
    .filter(({ lacksQuantity }) => lacksQuantity)

function readComponent(row: DocumentRow, children: Children): PlannedComponent {
  const { id, cells } = row
  const recipe = recipeIn(cells)
  const ingredients = (children.get(id) ?? []).filter(({ type }) => type === 'ingredient')
  const portions = numberIn(cells, 'portions') ?? 1
  return {
    id,
    recipe,
    portions,
    customName: wordingIn(cells, 'customName'),
    rows:
      recipe === null
        ? [readRow(row, children)]
        : withSharesOf(
            ingredients.map(ingredient => readRow(ingredient, children)),
            portions / recipe.portions,
          ),
  }
}

/**
 * Gives ingredients their exact share of the recipe. A quarter of 10 g of oil is weighed as 3 g or 2 g, but counts as 2.5 g, so that a
 * portion has the figures that its recipe shows. An amount that was changed by hand counts as it stands.
 */
function withSharesOf(rows: readonly PlannedRow[], factor: number): PlannedRow[] {
  const own = rows.map(({ id, grams, ownGrams, isToTaste }) => ({ id, grams: ownGrams ?? grams, measure: null, isToTaste }))
  const servedGrams = new Map(scaleIngredients(own, factor).map(({ id, grams }) => [id, grams]))
  return rows.map(row =>
    row.ownGrams !== null && !row.isToTaste && row.grams === servedGrams.get(row.id) ? { ...row, eatenGrams: row.ownGrams * factor } : row,
  )
}

function readRow(row: DocumentRow, children: Children): PlannedRow {
  const { id, cells } = row
  const alternatives = (children.get(id) ?? []).filter(({ type }) => type === 'alternative' || type === 'ingredient alternative')
  return {
    ...readAmount(row),
    note: textIn(cells, 'note'),
    isLocked: isTrueIn(cells, 'isLocked'),
    leastPercent: numberIn(cells, 'leastPercent'),
    mostPercent: numberIn(cells, 'mostPercent'),
    basis: basisIn(cells),
    ownGrams: numberIn(cells, 'ownGrams'),
    ownMeasure: measureIn(cells, 'ownMeasure'),
    alternatives: alternatives.map(each => ({ ...readAmount(each), isPinned: isTrueIn(each.cells, 'isPinned') })),
  }
}

function readAmount({ id, cells }: DocumentRow): PlannedAmount {
  const food = foodIn(cells)
  const isToTaste = isTrueIn(cells, 'isToTaste')
  const grams = isToTaste ? 0 : numberIn(cells, 'grams')
  return {
    id,
    food,
    grams: grams ?? 0,
    eatenGrams: grams ?? 0,
    lacksQuantity: food !== null && grams === null,
    measure: measureIn(cells),
    isToTaste,
    customName: wordingIn(cells, 'customName'),
  }
}

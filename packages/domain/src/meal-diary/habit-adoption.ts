import type { Cells, Operation } from '@allenio/contract/documents'
import { mealPlanLimits, type AlternativeBasis, type FoodCell } from '@allenio/contract/meal-plans'
import type { FoodFigures } from '@allenio/domain/aliments'
import { placesAt, type DocumentRows } from '@allenio/domain/documents'
import { gramsAlike, readPlannedDays, type PlannedRow } from '@allenio/domain/meal-plans'

type Figures = Pick<FoodFigures, AlternativeBasis>

interface Adoption {
  planId: string
  fromFoodId: string
  to: FoodCell
  figures: Figures
  /** The figures of a row's food in its version; undefined where the food no longer exists. */
  figuresOf: (food: FoodCell) => Figures | undefined
  /** The basis of rows that have not chosen one. */
  basis: AlternativeBasis
  newId: () => string
}

/** Inserts a food as an alternative into each row of another food that lacks it, in the amount that equals the row by its basis. */
export function operationsAdopting(rows: DocumentRows, { planId, fromFoodId, ...adoption }: Adoption): Operation[] {
  const components = readPlannedDays(rows, planId).flatMap(({ meals }) => meals.flatMap(meal => meal.components))
  return components.flatMap(({ recipe, rows: planned }) =>
    planned
      .filter(row => row.food?.id === fromFoodId)
      .flatMap(row => insertsInto(rows, row, { ...adoption, type: recipe === null ? 'alternative' : 'ingredient alternative' })),
  )
}

type Insertion = Omit<Adoption, 'planId' | 'fromFoodId'> & { type: 'alternative' | 'ingredient alternative' }

function insertsInto(rows: DocumentRows, row: PlannedRow, { to, type, newId, ...sums }: Insertion): Operation[] {
  const { alternatives } = row
  if (alternatives.length >= mealPlanLimits.alternatives || alternatives.some(({ food }) => food?.id === to.id)) return []
  const amount = amountOf(row, sums)
  if (!amount) return []
  const { places, moves } = placesAt(rows, { parentId: row.id, index: alternatives.length, count: 1 })
  return [...moves, ...places.map((place): Operation => insert(place))]

  function insert(place: string): Operation {
    return { kind: 'insert', id: newId(), type, parentId: row.id, place, cells: { food: { ...to }, ...amount } }
  }
}

/** The cells of an equal amount; undefined where nobody can tell how much that is. */
function amountOf(row: PlannedRow, { figures, figuresOf, basis }: Pick<Insertion, 'figures' | 'figuresOf' | 'basis'>): Cells | undefined {
  if (row.isToTaste) return { isToTaste: true }
  const own = row.food && figuresOf(row.food)
  if (!own) return undefined
  const answer = gramsAlike({ food: own, grams: row.grams }, figures, row.basis ?? basis)
  return 'grams' in answer ? { grams: answer.grams } : undefined
}

/** The pairs of foods of which the second is an alternative in every row of the first. */
export function adoptedPairs(rows: DocumentRows, planId: string): Set<string> {
  const planned = readPlannedDays(rows, planId).flatMap(({ meals }) =>
    meals.flatMap(({ components }) => components.flatMap(component => component.rows)),
  )
  const byFood = Map.groupBy(planned, ({ food }) => food?.id)
  return new Set(
    [...byFood].flatMap(([from, ofFood]) => {
      if (from === undefined) return []
      const choices = ofFood.map(({ alternatives }) => new Set(alternatives.flatMap(({ food }) => food?.id ?? [])))
      const [first = new Set<string>()] = choices
      return [...first].filter(to => choices.every(each => each.has(to))).map(to => foodPair({ from, to }))
    }),
  )
}

export const foodPair = ({ from, to }: { from: string; to: string }): string => `${from} ${to}`

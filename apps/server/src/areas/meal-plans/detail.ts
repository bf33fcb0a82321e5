import type { PlannedFood } from '@allenio/contract/aliments'
import type { Cells, DocumentRow } from '@allenio/contract/documents'
import {
  AlternativeCells,
  ComponentCells,
  IngredientCells,
  MealCells,
  PlanDayCells,
  type MealPlanDays,
  type EnergyTotals,
  type MealPlanDetail,
} from '@allenio/contract/meal-plans'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import {
  figuresOfDish,
  figuresOfRow,
  foodKeyOf,
  readPlannedDays,
  sumDay,
  sumMeal,
  type PlannedAmount,
  type PlannedDay,
  type PlanSums,
} from '@allenio/domain/meal-plans'
import { findPlannedFoods } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { found } from '#platform/errors'
import type { z } from 'zod'
import { figureCodes, presentEnergy, presentFigures, presentRowFigures, summableFoods } from './figures.ts'
import { listFoodRefs } from './foods/foods.ts'
import { mealPlanKind } from './kind.ts'
import { presentRow } from './present.ts'
import { findRow } from './queries.ts'

/** Reads a plan with its whole content. */
export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<MealPlanDetail> {
  // the revision is read before the rows: a write that was made from older rows must be refused, and this order cannot miss a change
  const row = found(await findRow(db, actor, id))
  const plan = presentRow(row, actor)
  const [rows, refs] = await Promise.all([readRows(db, mealPlanKind, id), listFoodRefs(db, id)])
  const foods = await findPlannedFoods(db, actor, refs)
  return { ...plan, revision: row.revision, content: presentDays(rows, id, { foods, countsAlternatives: plan.countsAlternatives }) }
}

type Children = ReturnType<typeof childrenByParent>
type Day = MealPlanDays[number]
type Component = Day['meals'][number]['components'][number]

type Foods = ReadonlyMap<string, PlannedFood>

interface Figured {
  /** The foods for figures; null hides energy and macros. */
  foods: Foods | null
  countsAlternatives: boolean
}

export function presentDays(rows: DocumentRows, planId: string, { foods, countsAlternatives }: Figured): MealPlanDays {
  const days = readPlannedDays(rows, planId)
  const children = childrenByParent(rows)
  const sums = foods && { codes: figureCodes, foods: summableFoods(foods), countsAlternatives }
  const rowFigures = foods ? figuresByRow(days, foods) : noFigures
  return days.map(day => presentDay(day, { rows, children, sums, rowFigures, componentFigures: noFigures }))
}

/** Presents days with the totals of days and meals, and for clients also of foods and dishes, which they tick one by one. */
export function presentPlannedDays(rows: DocumentRows, days: readonly PlannedDay[], sums: PlanSums | null): MealPlanDays {
  const children = childrenByParent(rows)
  const componentFigures = sums ? figuresByComponent(days, sums) : noFigures
  return days.map(day => presentDay(day, { rows, children, sums, rowFigures: noFigures, componentFigures }))
}

type FiguresByRow = ReadonlyMap<string, EnergyTotals>

const noFigures: FiguresByRow = new Map()

/** The figures of rows, dishes and alternatives, as the editor shows them. */
function figuresByRow(days: readonly PlannedDay[], foods: Foods): FiguresByRow {
  const foodOf = ({ food }: PlannedAmount) => (food ? foods.get(foodKeyOf(food)) : undefined)
  const components = days.flatMap(({ meals }) => meals.flatMap(meal => meal.components))
  const amounts = components.flatMap(({ rows }) => rows.flatMap(row => [row, ...row.alternatives]))
  const dishes = components.filter(({ recipe }) => recipe !== null)
  return new Map([
    ...amounts.map(amount => [amount.id, presentRowFigures(figuresOfRow(amount, foodOf(amount)))] as const),
    ...dishes.map(({ id, rows }) => [id, presentRowFigures(figuresOfDish(rows.map(row => ({ row, food: foodOf(row) }))))] as const),
  ])
}

/** The figures of components, counted as the totals of the plan are, so that those of a meal add up to its own. */
const figuresByComponent = (days: readonly PlannedDay[], sums: PlanSums): FiguresByRow =>
  new Map(
    days.flatMap(({ meals }) =>
      meals.flatMap(meal =>
        meal.components.map(component => {
          const { sum } = sumMeal({ ...meal, components: [component], isFree: false }, sums)
          return [component.id, presentEnergy(sum)] as const
        }),
      ),
    ),
  )

const cellsWithoutEnergy = MealCells.omit({ estimatedKcal: true })

interface Reading {
  rows: DocumentRows
  children: Children
  sums: PlanSums | null
  /** Figures of rows of all kinds. */
  rowFigures: FiguresByRow
  /** Figures of foods and dishes, where rows have none. */
  componentFigures: FiguresByRow
}

function presentDay(day: PlannedDay, reading: Reading): Day {
  const { rows, children, sums } = reading
  const cellsOf = (id: string): Cells => rows.get(id)?.cells ?? {}
  const daySum = sums && sumDay(day, sums)
  const figuresByMeal = new Map(daySum?.meals.map(({ meal, sum }) => [meal, presentFigures(sum)]))
  return {
    ...parseCells(PlanDayCells, cellsOf(day.id)),
    id: day.id,
    figures: daySum && presentFigures(daySum),
    meals: day.meals.map(meal => ({
      ...parseCells(sums ? MealCells : cellsWithoutEnergy, cellsOf(meal.id)),
      id: meal.id,
      figures: figuresByMeal.get(meal) ?? null,
      components: (children.get(meal.id) ?? []).map(row => presentComponent(row, reading)),
    })),
  }
}

function presentComponent({ id, cells }: DocumentRow, { children, rowFigures, componentFigures }: Reading): Component {
  const heldRows = children.get(id) ?? []
  const figured = (rowId: string) => ({ id: rowId, figures: rowFigures.get(rowId) })
  const presentAlternative = (row: DocumentRow) => ({ ...parseCells(AlternativeCells, row.cells), ...figured(row.id) })
  return {
    ...parseCells(ComponentCells, cells),
    id,
    figures: componentFigures.get(id) ?? rowFigures.get(id),
    ingredients: heldRows
      .filter(({ type }) => type === 'ingredient')
      .map(row => ({
        ...parseCells(IngredientCells, row.cells),
        ...figured(row.id),
        alternatives: (children.get(row.id) ?? []).map(presentAlternative),
      })),
    alternatives: heldRows.filter(({ type }) => type === 'alternative').map(presentAlternative),
  }
}

/** Parses cells. They were checked when they were written; what a newer schema does not accept is left out. */
function parseCells<Schema extends z.ZodObject>(schema: Schema, cells: Cells): z.output<Schema> | Record<string, never> {
  const { data } = schema.safeParse(cells)
  return data ?? {}
}

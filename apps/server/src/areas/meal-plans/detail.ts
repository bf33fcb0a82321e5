import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { AlternativeCells, ComponentCells, IngredientCells, MealCells, PlanDayCells } from '@allenio/contract/meal-plan-cells'
import type { MealPlanDays } from '@allenio/contract/meal-plan-content'
import type { MealPlanDetail } from '@allenio/contract/meal-plans'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { readPlannedDays, sumDay, type PlannedDay, type PlanSums } from '@allenio/domain/meal-plans'
import { findPlannedFoods } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { found } from '#platform/errors'
import type { z } from 'zod'
import { figureCodes, presentFigures, summableFoods } from './figures.ts'
import { listFoodRefs } from './foods.ts'
import { mealPlanKind } from './kind.ts'
import { presentRow } from './present.ts'
import { findRow } from './queries.ts'

/** A plan with everything in it. */
export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<MealPlanDetail> {
  // the revision is read first: a body made from these rows is refused if they have changed since, and never the other way round
  const row = found(await findRow(db, actor, id))
  const plan = presentRow(row, actor)
  const [rows, refs] = await Promise.all([readRows(db, mealPlanKind, id), listFoodRefs(db, id)])
  const foods = summableFoods(await findPlannedFoods(db, actor, refs))
  const sums = { codes: figureCodes, foods, countsAlternatives: plan.countsAlternatives }
  return { ...plan, revision: row.revision, content: presentDays(rows, id, sums) }
}

type Children = ReturnType<typeof childrenByParent>
type Day = MealPlanDays[number]
type Component = Day['meals'][number]['components'][number]

/** Without sums it tells neither energy nor macros. */
export function presentDays(rows: DocumentRows, planId: string, sums: PlanSums | null): MealPlanDays {
  return presentPlannedDays(rows, readPlannedDays(rows, planId), sums)
}

/** Some of its days. */
export function presentPlannedDays(rows: DocumentRows, days: readonly PlannedDay[], sums: PlanSums | null): MealPlanDays {
  const children = childrenByParent(rows)
  return days.map(day => presentDay(day, { rows, children, sums }))
}

interface Reading {
  rows: DocumentRows
  children: Children
  sums: PlanSums | null
}

function presentDay(day: PlannedDay, { rows, children, sums }: Reading): Day {
  const cellsOf = (id: string): Cells => rows.get(id)?.cells ?? {}
  const daySum = sums && sumDay(day, sums)
  const figuresByMeal = new Map(daySum?.meals.map(({ meal, sum }) => [meal, presentFigures(sum)]))
  return {
    ...read(PlanDayCells, cellsOf(day.id)),
    id: day.id,
    figures: daySum && presentFigures(daySum),
    meals: day.meals.map(meal => ({
      ...read(sums ? MealCells : MealCells.omit({ estimatedKcal: true }), cellsOf(meal.id)),
      id: meal.id,
      figures: figuresByMeal.get(meal) ?? null,
      components: (children.get(meal.id) ?? []).map(row => presentComponent(row, children)),
    })),
  }
}

function presentComponent({ id, cells }: DocumentRow, children: Children): Component {
  const heldRows = children.get(id) ?? []
  return {
    ...read(ComponentCells, cells),
    id,
    ingredients: heldRows
      .filter(({ type }) => type === 'ingredient')
      .map(row => ({
        ...read(IngredientCells, row.cells),
        id: row.id,
        alternatives: (children.get(row.id) ?? []).map(presentAlternative),
      })),
    alternatives: heldRows.filter(({ type }) => type === 'alternative').map(presentAlternative),
  }
}

const presentAlternative = ({ id, cells }: DocumentRow) => ({ ...read(AlternativeCells, cells), id })

/** Cells were checked when they were written; what a newer schema does not read is left out. */
function read<Schema extends z.ZodObject>(schema: Schema, cells: Cells): z.output<Schema> | Record<string, never> {
  const { data } = schema.safeParse(cells)
  return data ?? {}
}

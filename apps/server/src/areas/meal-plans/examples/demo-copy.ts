import type { Operation } from '@allenio/contract/documents'
import { CombinedComponents } from '@allenio/contract/meal-plans'
import { idOfSource } from '@allenio/domain/aliments'
import { operationsCopying, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { insertComponents } from '@allenio/domain/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { editDocument, readRows } from '#platform/documents'
import { releasePlan } from '../edits/completion.ts'
import { componentsOf, type LibraryNames } from './example-rows.ts'
import { mealPlanKind } from '../kind.ts'
import { insertPlan } from '../edits/new-meal-plans.ts'

const [milk, soyDrink, ricotta, cottageCheese, greekYogurt, feta, parmesan, bread, apple] = [
  1174, 16222, 1036, 1015, 1293, 1019, 1033, 18033, 9003,
]

export interface MadePlan {
  id: string
  releaseId: string
  title: string
  kcal: number
  isVegetarian: boolean
  isPart: boolean
}

interface Author {
  authorId: string
  names: LibraryNames
}

/** The demo's client has yogurt and aged cheese, and nothing else with lactose. */
const adapted = [
  { from: milk, to: soyDrink, grams: 200 },
  { from: ricotta, to: greekYogurt, grams: 80 },
  { from: feta, to: parmesan, grams: 25 },
] as const

/** A client's copy of a plan, adapted to them, whose template has been completed anew since. */
export async function fillDemoCopy(db: WorkspaceDb, template: MadePlan, { clientId, ...author }: Author & { clientId: string }) {
  const { authorId, names } = author
  const id = newId()
  const rows = await readRows(db, mealPlanKind, template.id)
  await insertPlan(db, {
    id,
    cells: { ...rows.get(template.id)?.cells, title: template.title },
    operations: operationsCopying(rows, template.id, { id, newId, links: 'to rows' }),
    authorId,
    clientId,
    originId: template.id,
    baseReleaseId: template.releaseId,
  })
  const copied = await readRows(db, mealPlanKind, id)
  await editDemoPlan(db, { id, operations: adapted.flatMap(each => exchange(copied, names, each)), authorId })
  const copy: MadePlan = { ...template, id, releaseId: await releasePlan(db, { id, note: '', authorId }) }
  return { copy, template: { ...template, releaseId: await completeAnew(db, template.id, author) } }
}

/** One change that the copy has not, one to what the copy has changed, too, and a fruit more. */
async function completeAnew(db: WorkspaceDb, id: string, { authorId, names }: Author): Promise<string> {
  const rows = await readRows(db, mealPlanKind, id)
  const isDay = (name: string) => (row: { type: string; cells: Record<string, unknown> }) => row.type === 'day' && row.cells.nameIt === name
  const sunday = [...rows.values()].find(isDay('Domenica'))
  const snack = [...rows.values()].find(({ type, parentId, cells }) => type === 'meal' && parentId === sunday?.id && cells.type === 'snack')
  const components = CombinedComponents.parse(componentsOf([[apple, 150]], names))
  const fruit = snack ? insertComponents(rows, { components, parentId: snack.id, newId }) : []
  const breads = exchange(rows, names, { from: bread, to: bread, grams: 65, was: 60 })
  const cheeses = exchange(rows, names, { from: ricotta, to: cottageCheese, grams: 100 })
  await editDemoPlan(db, { id, operations: [...breads, ...cheeses, ...fruit], authorId })
  return releasePlan(db, { id, note: 'Fiocchi di latte al posto della ricotta, e un po’ più di pane.', authorId })
}

interface Exchange {
  from: number
  to: number
  grams: number
  /** Only where there was so much of it. */
  was?: number
}

/** Another food in each row that has one, or as much as is said of the same. */
function exchange(rows: DocumentRows, { foods }: LibraryNames, { from, to, grams, was }: Exchange): Operation[] {
  const [fromId, food] = [idOfSource(from), foods.get(idOfSource(to))]
  if (!food) return []
  return [...rows.values()].flatMap(({ id, type, cells }): Operation[] => {
    if (foodIdOf(cells) !== fromId || (was !== undefined && cells.grams !== was)) return []
    return [{ kind: 'set', id, cells: { ...(from !== to && { food }), grams, ...(type === 'ingredient' && { ownGrams: 2 * grams }) } }]
  })
}

const foodIdOf = ({ food }: { food?: unknown }): unknown => (typeof food === 'object' && food !== null && 'id' in food ? food.id : null)

interface DemoEdit {
  id: string
  operations: readonly Operation[]
  authorId: string
  at?: string
}

export async function editDemoPlan(db: WorkspaceDb, { id, operations, authorId, at }: DemoEdit): Promise<void> {
  const batch = { id: newId(), gestureId: newId(), kind: 'edit' as const, operations: [...operations] }
  await editDocument(db, mealPlanKind, { id, base: 0, batches: [batch], authorId, ...(at !== undefined && { at }) })
}

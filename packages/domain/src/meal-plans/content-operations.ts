import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { MealPlanContent } from '@allenio/contract/meal-plans'
import { operationsWritingRows, takenReleaseCell, writtenCells, type DocumentRows, type WrittenRow } from '@allenio/domain/documents'
import { componentRows } from './component-rows.ts'
import { mealPlanModel } from './model.ts'

interface WrittenContent {
  /** The plan. */
  id: string
  content: MealPlanContent
  newId: () => string
}

/** The operations that lead from the rows as they are to the whole content. */
export function operationsWriting(rows: DocumentRows, { id, content, newId }: WrittenContent): Operation[] {
  const { days, ...fields } = content
  return operationsWritingRows(mealPlanModel, rows, {
    id,
    cells: { ...noteOfRelease(rows.get(id)), ...writtenCells(fields) },
    written: days.flatMap(day => dayRows(day, id, newId)),
  })
}

/** No body names it, and a body does not take it away. */
const noteOfRelease = (plan: DocumentRow | undefined): Cells => {
  const releaseId = plan?.cells[takenReleaseCell]
  return releaseId === undefined ? {} : { [takenReleaseCell]: releaseId }
}

type WrittenDay = MealPlanContent['days'][number]
type WrittenMeal = WrittenDay['meals'][number]

function dayRows({ id: ownId, meals, ...fields }: WrittenDay, parentId: string, newId: () => string): WrittenRow[] {
  const id = ownId ?? newId()
  return [{ id, type: 'day', parentId, cells: writtenCells(fields) }, ...meals.flatMap(meal => mealRows(meal, id, newId))]
}

function mealRows({ id: ownId, components, ...fields }: WrittenMeal, parentId: string, newId: () => string): WrittenRow[] {
  const id = ownId ?? newId()
  const heldRows = components.flatMap(component => componentRows(component, id, newId))
  return [{ id, type: 'meal', parentId, cells: writtenCells(fields) }, ...heldRows]
}

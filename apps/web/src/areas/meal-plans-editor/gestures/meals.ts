import type { Wording } from '@allenio/contract'
import type { CellValue, Operation } from '@allenio/contract/documents'
import { mealPlanLimits, type MealType } from '@allenio/contract/meal-plans'
import { childrenOf, placesAt, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { copyMeal, insertCopies, mealsCopyEffects, mealTypeNames, type MealsCopy } from '@allenio/domain/meal-plans'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'

export type RowCells = Readonly<Record<string, CellValue>>

/** The cells of a new meal of a type: its names stand in it, so that they can be changed for one plan. */
export function cellsOfType(type: MealType, time: string | null): RowCells {
  const { it, en }: Wording = mealTypeNames[type]
  return { type, titleIt: it, titleEn: en, ...(time !== null && { time }) }
}

interface NewRow {
  type: string
  parentId: string
  index: number
  cells: RowCells
  id: string
}

export function insertRow(rows: DocumentRows, { type, parentId, index, cells, id }: NewRow): Operation[] {
  const { places, moves } = placesAt(rows, { parentId, index, count: 1 })
  return [...moves, { kind: 'insert', id, type, parentId, place: places[0] ?? '', cells }]
}

export function hasRoomForMeal({ document }: EditorSession, dayId: string): boolean {
  const hasRoom = childrenOf(document.rows.get(), dayId).length < mealPlanLimits.mealsInDay
  if (!hasRoom) sayDayFull()
  return hasRoom
}

function sayDayFull(): void {
  toast({ type: 'warning', text: useEditorWords.say('dayFull', { count: mealPlanLimits.mealsInDay }), id: 'day full' })
}

/** The preset meals that the day lacks come first; answers the new meal's id. */
export function addMeal(session: EditorSession, dayId: string, type: MealType, time: string | null): string | undefined {
  const rows = session.document.rows.get()
  if (!hasRoomForMeal(session, dayId)) return undefined
  const meals = childrenOf(rows, dayId)
  // meals stand by their times, where all of them have one
  const later = time === null ? -1 : meals.findIndex(({ cells }) => typeof cells['time'] === 'string' && cells['time'] > time)
  const id = newId()
  session.edit(
    insertRow(rows, { type: 'meal', parentId: dayId, index: later < 0 ? meals.length : later, cells: cellsOfType(type, time), id }),
  )
  return id
}

/** The preset meal that the day lacks; a snack where it has them all. */
export function nextMealOf({ document, settings }: EditorSession, dayId: string): { type: MealType; time: string | null } {
  const present = new Set(childrenOf(document.rows.get(), dayId).map(({ cells }) => cells['type']))
  return settings.get().presetMeals.find(({ type }) => !present.has(type)) ?? { type: 'snack', time: null }
}

export const setCells = ({ edit }: EditorSession, id: string, cells: RowCells): void => edit([{ kind: 'set', id, cells }])

export const deleteRows = ({ document, edit }: EditorSession, ids: readonly string[], gestureId?: string): void => {
  const rows = document.rows.get()
  const present = ids.filter(id => rows.has(id))
  if (present.length > 0)
    edit(
      present.map((id): Operation => ({ kind: 'delete', id })),
      gestureId,
    )
}

/** Moves a row among those of its parent. */
export function moveBy({ document, edit }: EditorSession, id: string, step: 1 | -1): void {
  const rows = document.rows.get()
  const parentId = rows.get(id)?.parentId
  if (!parentId) return
  const siblings = childrenOf(rows, parentId)
  const index = siblings.findIndex(each => each.id === id) + step
  if (index < 0 || index >= siblings.length) return
  const { places, moves } = placesAt(rows, { parentId, index, count: 1, leavingOut: [id] })
  edit([...moves, { kind: 'move', id, parentId, place: places[0] ?? '' }])
}

export function duplicateMeal(session: EditorSession, id: string): void {
  const rows = session.document.rows.get()
  const dayId = rows.get(id)?.parentId
  if (!dayId || !hasRoomForMeal(session, dayId)) return
  session.edit(insertCopies(rows, { source: rows, ids: [id], parentId: dayId, afterId: id, newId }))
}

/** Whether the day takes the meals: those of a title that it has already need no room. */
export function takesMeals({ document }: EditorSession, { source, ids, dayId }: MealsCopy): boolean {
  const rows = document.rows.get()
  const added = mealsCopyEffects(rows, { source, ids, dayId }).filter(({ replacedMealId }) => replacedMealId === null).length
  return added === 0 || childrenOf(rows, dayId).length + added <= mealPlanLimits.mealsInDay
}

/** Days without room are left out. */
export function copyMealTo(session: EditorSession, id: string, dayIds: readonly string[]): void {
  const source = session.document.rows.get()
  const takers = dayIds.filter(dayId => takesMeals(session, { source, ids: [id], dayId }))
  if (takers.length < dayIds.length) sayDayFull()
  session.edit(copyMeal(source, { source, id, dayIds: takers, newId }))
}

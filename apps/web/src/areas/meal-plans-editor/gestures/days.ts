import type { Operation } from '@allenio/contract/documents'
import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { childrenOf, placesBetween } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { copyDay, deleteDay, nextDayNames } from '@allenio/domain/meal-plans'
import { toast } from '#ui/toast'
import { textIn } from '../row-names.ts'
import { dayIn, type EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { cellsOfType, insertRow, type RowCells } from './meals.ts'

export function hasRoomForDays({ document, planId }: EditorSession, count: number): boolean {
  if (childrenOf(document.rows.get(), planId).length + count <= mealPlanLimits.days) return true
  toast({ type: 'warning', text: useEditorWords.say('planFull', { count: mealPlanLimits.days }), id: 'plan full' })
  return false
}

/** A day with the preset meals of the business, which is then shown. */
export function addDay(session: EditorSession): void {
  const { document, planId, settings, dayId } = session
  if (!hasRoomForDays(session, 1)) return
  const rows = document.rows.get()
  const days = childrenOf(rows, planId)
  const id = newId()
  const names = days.map(({ cells }) => ({ it: textIn(cells, 'nameIt'), en: textIn(cells, 'nameEn') }))
  const [name] = nextDayNames(1, names)
  const meals = settings.get().presetMeals.map(({ type, time }) => cellsOfType(type, time))
  session.edit([
    ...insertRow(rows, {
      type: 'day',
      parentId: planId,
      index: days.length,
      cells: { nameIt: name?.it ?? '', nameEn: name?.en ?? '' },
      id,
    }),
    ...mealsOf(id, meals),
  ])
  dayId.set(id)
}

const mealsOf = (dayId: string, meals: readonly RowCells[]): Operation[] => {
  const places = placesBetween(null, null, meals.length)
  return meals.map((cells, at) => ({ kind: 'insert', id: newId(), type: 'meal', parentId: dayId, place: places[at] ?? '', cells }))
}

/** The only day of a plan is emptied instead. */
export function deleteShownDay(session: EditorSession, id: string): void {
  const { document, outline, dayId } = session
  const { days } = outline.get()
  const at = days.findIndex(day => day.id === id)
  if (dayIn(outline.get(), dayId.get())?.id === id) dayId.set((days[at + 1] ?? days[at - 1])?.id)
  session.edit(deleteDay(document.rows.get(), id))
}

export interface DayTargets {
  /** Days whose meals are replaced. */
  dayIds: readonly string[]
  /** The number of new days behind the last one. */
  added: number
}

export function copyDayTo(session: EditorSession, id: string, { dayIds, added }: DayTargets): void {
  const { document, planId } = session
  if (!hasRoomForDays(session, added)) return
  const rows = document.rows.get()
  session.edit(copyDay(rows, { source: rows, id, dayIds, newId, ...(added > 0 && { added: { planId, count: added } }) }))
}

/** The day before or after the one that is shown. */
export function turnDay({ outline, dayId, takesFocus }: EditorSession, step: 1 | -1): void {
  const { days } = outline.get()
  const at = days.findIndex(({ id }) => id === dayIn(outline.get(), dayId.get())?.id)
  const next = days[at + step]
  if (!next) return
  takesFocus.set(true)
  dayId.set(next.id)
}

import { historyKey } from '#shell/editor'
import type { KeyPlace, OwnKey } from '#ui/spreadsheet'
import { openDialog, turnPreview } from '../dialogs.ts'
import { combinedComponents } from '../gestures/combinations.ts'
import { turnDay } from '../gestures/days.ts'
import { stepGrams, toggleLock, toggleRow } from '../gestures/foods.ts'
import { addMeal, nextMealOf } from '../gestures/meals.ts'
import { dayIn, type EditorSession } from '../session.ts'

const [smallStep, bigStep] = [5, 50]

interface KeyOptions {
  isMac: boolean
  /** Rows as a combination. */
  maySave: boolean
}

/** The keys of the editor beyond those that every table has. */
export function ownKeysOf(session: EditorSession, { isMac, maySave }: KeyOptions) {
  return (press: OwnKey, { rowIds, groupId, column, isEmpty }: KeyPlace): (() => void) | undefined => {
    const isControl = isMac ? press.metaKey : press.ctrlKey
    const [first] = rowIds
    if (press.altKey && !isControl && press.code === 'KeyS') return maySave ? () => openSaving(session, rowIds) : undefined
    if (press.altKey && !isControl)
      return historyKey(press, first === undefined ? undefined : { rowId: first }) ?? withAlt(session, press, { rowIds, groupId })
    if (isControl && (press.key === 'ArrowUp' || press.key === 'ArrowDown') && rowIds.length > 0) {
      const step = (press.shiftKey ? bigStep : smallStep) * (press.key === 'ArrowUp' ? 1 : -1)
      return () => stepGrams(session, rowIds, step)
    }
    if (isControl && press.shiftKey && press.key === 'Enter') return () => addNextMeal(session)
    if (press.key === '/' && !isControl && isEmpty && (column === 'food' || first === undefined))
      return () => openDialog({ kind: 'recipe', mealId: groupId, afterId: first })
    return undefined
  }
}

type AltPlace = Pick<KeyPlace, 'rowIds' | 'groupId'>

/** On a Mac, Option types signs: the key itself is told by its code. */
function withAlt(session: EditorSession, { code, key }: OwnKey, { rowIds, groupId }: AltPlace): (() => void) | undefined {
  const [first] = rowIds
  if (code === 'KeyT') return () => openFit(session)
  if (code === 'KeyV') return () => turnPreview()
  if (code === 'KeyI') return () => openDialog({ kind: 'import' })
  if (code === 'KeyW') return () => openDialog({ kind: 'paste week' })
  if (code === 'KeyC') return () => openDialog({ kind: 'copy meal', mealId: groupId })
  if (code === 'KeyX') return () => openDialog({ kind: 'paste', mealId: groupId })
  if (key === 'ArrowLeft' || key === 'ArrowRight') return () => turnDay(session, key === 'ArrowLeft' ? -1 : 1)
  if (first === undefined) return undefined
  switch (code) {
    case 'KeyA':
      return () => openAlternative(session, first)
    case 'KeyL':
      return () => toggleLock(session, rowIds)
    case 'KeyO':
      return () => toggleRow(session, rowOf(session, first))
    default:
      return undefined
  }
}

const rowOf = ({ outline }: EditorSession, id: string): string => outline.get().entries.get(id)?.ofRow?.id ?? id

export function openAlternative(session: EditorSession, id: string): void {
  const rowId = rowOf(session, id)
  if (session.outline.get().entries.get(rowId)?.kind !== 'dish') openDialog({ kind: 'alternative', rowId })
}

/** Saves rows by name, where one of them has a food. */
export function openSaving(session: EditorSession, rowIds: readonly string[], name = ''): void {
  if (combinedComponents(session, rowIds).length > 0) openDialog({ kind: 'save combination', rowIds, name })
}

/** Fits the day that is shown. */
export function openFit({ outline, dayId }: EditorSession): void {
  const day = dayIn(outline.get(), dayId.get())
  if (day) openDialog({ kind: 'fit', dayId: day.id })
}

/** Copies the day that is shown into others. */
export function openCopyDay({ outline, dayId }: EditorSession): void {
  const day = dayIn(outline.get(), dayId.get())
  if (day) openDialog({ kind: 'copy day', dayId: day.id })
}

/** A text into the meal of the cursor. */
export function openPaste(session: EditorSession): void {
  const mealId = mealOf(session)
  if (mealId !== undefined) openDialog({ kind: 'paste', mealId })
}

/** The meal in which the cursor is, else the first of the day. */
export function mealOf({ outline, mealId, dayId }: EditorSession): string | undefined {
  const meals = dayIn(outline.get(), dayId.get())?.meals ?? []
  return (meals.find(({ id }) => id === mealId.get()) ?? meals[0])?.id
}

/** The next preset meal of the day that is shown. */
export function addNextMeal(session: EditorSession): void {
  const day = dayIn(session.outline.get(), session.dayId.get())
  if (!day) return
  const { type, time } = nextMealOf(session, day.id)
  addMeal(session, day.id, type, time)
}

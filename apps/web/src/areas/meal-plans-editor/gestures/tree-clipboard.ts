import type { PlannedFood } from '@allenio/contract/aliments'
import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { copyDay, copyMeal, insertCopies, mealCopyEffects } from '@allenio/domain/meal-plans'
import { parseCopiedTable, writeCopiedTable } from '#lib/clipboard-table'
import { copiedRecord } from '#lib/copied-record'
import { language } from '#lib/words'
import { toast } from '#ui/toast'
import type { DayEntry, MealEntry } from '../outline.ts'
import { dayName, mealTitle } from '../row-names.ts'
import { dayIn, type EditorSession } from '../session.ts'
import { quantityText, rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { deleteShownDay, hasRoomForDays } from './days.ts'
import { deleteRows, hasRoomForMeal } from './meals.ts'

// Meals and days by Ctrl+C, X and V, in any plan and tab: the one that has the focus, a day in the list or a meal by its heading.

/** A day or a meal with everything in it. */
interface CopiedTree {
  kind: 'day' | 'meal'
  id: string
  rows: readonly DocumentRow[]
  /** Another plan may not know them, or know newer versions alone. */
  foods: readonly PlannedFood[]
}

const trees = copiedRecord<CopiedTree>('meal-plans-editor/copied tree')

type Texts = string[][]

/** Keeps a day or a meal; answers the texts that stand for it on the clipboard. */
export function copyTree(session: EditorSession, id: string): Texts | undefined {
  const { document, outline } = session
  const { days, entries } = outline.get()
  const day = days.find(each => each.id === id)
  const meal = days.flatMap(({ meals }) => meals).find(each => each.id === id)
  const texts = day ? textsOfDay(day) : meal && textsOfMeal(meal)
  if (!texts) return undefined
  const rows = subtreeOf(document.rows.get(), id)
  const foods = new Set(rows.flatMap(row => entries.get(row.id)?.booked?.food ?? []))
  trees.set({ kind: day ? 'day' : 'meal', id, rows, foods: [...foods] }, texts)
  toast({ type: 'success', text: useEditorWords.say('treeCopied', { name: texts[0]?.[0] ?? '' }), id: 'tree copied' })
  return texts
}

const textsOfDay = (day: DayEntry): Texts => [[dayName(day, language(), useEditorWords.say)], ...day.meals.flatMap(textsOfMeal)]

const textsOfMeal = (meal: MealEntry): Texts => [
  [mealTitle(meal, language(), useEditorWords.say('meal'))],
  ...meal.rows.map(row => [rowName(row, language()), quantityText(row, String)]),
]

/** Pastes what was copied beside a day, or into it. */
export function pasteTree(session: EditorSession, dayId: string): void {
  const copied = trees.get()
  if (!copied) return
  session.book.add(copied.foods)
  const source: DocumentRows = new Map(copied.rows.map(row => [row.id, row]))
  const paste = { source, id: copied.id, dayId }
  if (copied.kind === 'day') pasteDay(session, paste)
  else pasteMeal(session, paste)
}

interface TreePaste {
  source: DocumentRows
  id: string
  dayId: string
}

/** A day of another plan keeps its name; one of this plan gets the next free one. */
function pasteDay(session: EditorSession, { source, id, dayId }: TreePaste): void {
  const { document, planId } = session
  if (!hasRoomForDays(session, 1)) return
  const rows = document.rows.get()
  const added = { planId, count: 1 }
  const operations = isThere(rows, id)
    ? copyDay(rows, { source, id, dayIds: [], added, newId })
    : insertCopies(rows, { source, ids: [id], parentId: planId, afterId: dayId, newId })
  session.edit(operations)
  session.dayId.set(operations.find(isNewDay)?.id)
}

const isNewDay = (operation: Operation): boolean => operation.kind === 'insert' && operation.type === 'day'

const isThere = (rows: DocumentRows, id: string): boolean => rows.get(id)?.isDeleted === false

/** Pastes a meal. Within its own day it is duplicated; in another day it replaces the meal of its title, or is added at the end. */
function pasteMeal(session: EditorSession, { source, id, dayId }: TreePaste): void {
  const rows = session.document.rows.get()
  if (isThere(rows, id) && rows.get(id)?.parentId === dayId) {
    // as it was copied, whatever became of it since
    if (hasRoomForMeal(session, dayId)) session.edit(insertCopies(rows, { source, ids: [id], parentId: dayId, afterId: id, newId }))
    return
  }
  const [effect] = mealCopyEffects(rows, { source, id, dayIds: [dayId] })
  const isAdded = effect?.replacedMealId === null
  if (isAdded && !hasRoomForMeal(session, dayId)) return
  session.edit(copyMeal(rows, { source, id, dayIds: [dayId], newId }))
  const { days } = session.outline.get()
  const day = dayIn({ days }, dayId)
  const meal = day?.meals.find(each => each.id === effect?.replacedMealId) ?? day?.meals.at(-1)
  if (!day || !meal) return
  const names = { day: dayName(day, language(), useEditorWords.say), meal: mealTitle(meal, language(), useEditorWords.say('meal')) }
  toast({ type: 'success', text: useEditorWords.say(isAdded ? 'mealAdded' : 'mealReplaced', names), id: 'meal pasted' })
}

const placeOf = (element: Element | null, attribute: string): string | undefined =>
  element?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined

/** A text that is being typed, and a dialog, keep the clipboard to themselves. */
const isFree = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=dialog], textarea') === null &&
  (!(target instanceof HTMLInputElement) || (target.value === '' && target.closest('[role=grid]') !== null))

/** Follows the keys until the editor is left. */
export function followTreeKeys(session: EditorSession, signal: AbortSignal): void {
  const { dayId, outline } = session
  const copy = (event: ClipboardEvent): void => {
    const id = placeOf(document.activeElement, 'data-day') ?? placeOf(document.activeElement, 'data-group')
    // the table has copied its rows already
    if (event.defaultPrevented || !event.clipboardData || id === undefined) return
    const texts = copyTree(session, id)
    if (!texts) return
    event.preventDefault()
    writeCopiedTable(event.clipboardData, texts)
    if (event.type === 'cut') remove(session, id)
  }
  const paste = (event: ClipboardEvent): void => {
    const table = isFree(event.target) && event.clipboardData ? parseCopiedTable(event.clipboardData) : undefined
    if (!table || !trees.isMeantBy(table.rows)) return
    // the table would paste the texts as foods
    event.preventDefault()
    event.stopPropagation()
    const target = dayIn(outline.get(), placeOf(document.activeElement, 'data-day') ?? dayId.get())
    if (target) pasteTree(session, target.id)
  }
  addEventListener('copy', copy, { signal })
  addEventListener('cut', copy, { signal })
  addEventListener('paste', paste, { signal, capture: true })
  signal.addEventListener('abort', trees.follow())
}

function remove(session: EditorSession, id: string): void {
  if (session.outline.get().days.some(day => day.id === id)) deleteShownDay(session, id)
  else deleteRows(session, [id])
}

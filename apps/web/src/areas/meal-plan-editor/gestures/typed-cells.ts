import type { Operation } from '@allenio/contract/documents'
import type { PlannedFood } from '@allenio/contract/planned-foods'
import { readFoodQuantity, quantityTexts } from '#lib/food-quantity'
import type { FoodLibrary } from '#lib/food-library'
import type { CellChange, Paste, PasteOutcome } from '#ui/spreadsheet'
import { toast } from '#ui/toast'
import { newId } from '@allenio/domain/ids'
import { foodKeyOf } from '@allenio/domain/meal-plans'
import type { RowEntry } from '../outline.ts'
import { briefFood, quantityIn, splitTyped } from '../foods/typed-food.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { insertFood, quantityOperations, replaceFood, typedKcal, typedQuantity } from './foods.ts'

/** The food that was chosen or is called so, with the figures that are there. */
export function foodOf({ book }: EditorSession, library: FoodLibrary, text: string, optionId?: string): PlannedFood | undefined {
  const found = optionId === undefined ? library.called(splitTyped(text).name) : library.get(optionId)
  return found && (book.foods.get().get(foodKeyOf(found))?.food ?? briefFood(found))
}

/** Cells that were typed, pasted or filled in, as one gesture. */
export function editCells(session: EditorSession, changes: readonly CellChange[], library: FoodLibrary): void {
  const { entries } = session.outline.get()
  const operations: Operation[] = []
  let refusal: string | undefined
  for (const { rowId, column, text, optionId } of changes) {
    const entry = entries.get(rowId)
    if (!entry) continue
    if (column === 'food') {
      const food = entry.kind === 'dish' ? undefined : foodOf(session, library, text, optionId)
      if (food) replaceTyped(session, { entry, food, quantity: quantityIn(text, food) })
      continue
    }
    const typed = column === 'quantity' ? typedQuantity(session, entry, text) : typedKcal(session, entry, text)
    if (typed) operations.push(...typed)
    else if (text.trim() !== '') refusal = refusalOf(entry.booked?.food, text)
  }
  if (operations.length > 0) session.edit(operations)
  if (refusal !== undefined) toast({ type: 'warning', text: refusal, id: 'quantity refused' })
}

function replaceTyped(session: EditorSession, { entry, food, quantity }: { entry: RowEntry; food: PlannedFood; quantity: string }): void {
  const gestureId = newId()
  replaceFood(session, entry, food, gestureId)
  if (quantity !== '') void applyLate(session, { id: entry.id, foodId: food.id, quantity, gestureId })
}

const refusalOf = (food: PlannedFood | undefined, text: string): string =>
  (food && quantityTexts().faultOf(text, food)) ?? useEditorWords.say('quantityRefused')

interface TypedRow {
  mealId: string
  afterId: string | undefined
  text: string
  optionId?: string | undefined
}

/** A new row from what was typed: a food, and its quantity where there is one. */
export function insertTyped(
  session: EditorSession,
  { mealId, afterId, text, optionId }: TypedRow,
  library: FoodLibrary,
): string | undefined {
  const { name } = splitTyped(text)
  const [likeliest] = library.find(name, 1)
  const food = foodOf(session, library, text, optionId ?? likeliest?.id)
  const quantity = food ? quantityIn(text, food) : ''
  if (!food) {
    toast({ type: 'warning', text: useEditorWords.say('noSuchFood', { name }), id: 'no food' })
    return undefined
  }
  const typed = quantity === '' ? undefined : readTyped(quantity, food)
  const gestureId = newId()
  const id = insertFood(session, { mealId, afterId, food, quantity: typed, gestureId })
  // a measure is known only once the food's figures have come
  if (id !== undefined && quantity !== '' && !typed) void applyLate(session, { id, foodId: food.id, quantity, gestureId })
  return id
}

function readTyped(quantity: string, food: PlannedFood) {
  const read = readFoodQuantity(quantity, food)
  return read === 'same' || 'error' in read ? undefined : read
}

interface LateQuantity {
  id: string
  foodId: string
  quantity: string
  gestureId: string
}

/** The quantity belongs to the gesture that inserted the row, so that one undo takes both back. */
async function applyLate(session: EditorSession, { id, foodId, quantity, gestureId }: LateQuantity): Promise<void> {
  const [food] = await session.book.load([foodId]).catch(() => [])
  const entry = session.outline.get().entries.get(id)
  if (!entry) return
  const typed = food && readTyped(quantity, food)
  if (typed) session.edit(quantityOperations(session, entry, typed), gestureId)
  else toast({ type: 'warning', text: refusalOf(food, quantity), id: 'quantity refused' })
}

/** Texts from elsewhere: cells where they fit, and below them rows with a food in the first column and a quantity in the second. */
export function pasteTexts(session: EditorSession, paste: Paste, library: FoodLibrary): PasteOutcome {
  editCells(session, paste.changes, library)
  let { afterId } = paste
  let [cellCount, refusedCount] = [paste.changes.length, paste.refusedCount]
  for (const [name = '', quantity = ''] of paste.extraRows) {
    if (name.trim() === '') continue
    const id = insertTyped(session, { mealId: paste.groupId, afterId, text: `${name} ${quantity}`.trim() }, library)
    if (id === undefined) refusedCount += 1
    else {
      afterId = id
      cellCount += 1
    }
  }
  return { cellCount, refusedCount }
}

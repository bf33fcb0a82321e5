import type { PlannedFood } from '@allenio/contract/aliments'
import type { Operation } from '@allenio/contract/documents'
import { gramsOfOne, parseAmount } from '@allenio/domain/aliments'
import { findPieceMeasure } from '@allenio/domain/recipes'
import { quantityTexts, parseFoodQuantity, takeUsualMeasure, type FoodQuantity, type TakenMeasure } from '#lib/food-quantity'
import type { FoodLibrary } from '#lib/food-library'
import type { CellChange, Paste, PasteOutcome } from '#ui/spreadsheet'
import { dismissToast, toast } from '#ui/toast'
import { newId } from '@allenio/domain/ids'
import { foodKeyOf } from '@allenio/domain/meal-plans'
import { dialog, openDialog } from '../dialogs.ts'
import { entriesOf, type RowEntry } from '../outline.ts'
import { briefFood, hasIndexFigures, newFoodId, parseTypedFood, sizeBehind, splitTyped } from '../foods/typed-food.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { insertFood, insertNamed, quantityOperations, quantityRefusal, replaceFood, typedKcal, typedQuantity } from './foods.ts'
import { deleteRows } from './meals.ts'

/** The food that was chosen or is called so, with the figures that are there. */
export function foodOf({ book }: EditorSession, library: FoodLibrary, text: string, optionId?: string): PlannedFood | undefined {
  const found = optionId === undefined ? library.called(parseTypedFood(text, library).name) : library.get(optionId)
  return found && (book.foods.get().get(foodKeyOf(found))?.food ?? briefFood(found))
}

/**
 * Cells that were typed, pasted or filled in, as one gesture. A row without its food is none: emptying the food deletes the row. Foods come
 * first, because a quantity is read by the food that it is of; the energy of a row whose quantity comes, too, follows from that.
 */
export function editCells(session: EditorSession, changes: readonly CellChange[], library: FoodLibrary, gestureId = newId()): void {
  const foodChanges = changes.filter(({ column }) => column === 'food')
  const weighedRows = new Set(changes.flatMap(({ rowId, column }) => (column === 'quantity' ? [rowId] : [])))
  for (const { rowId, text, optionId, typedText } of foodChanges) {
    const entry = session.outline.get().entries.get(rowId)
    if (!entry) sayRowGone(text)
    else if (text.trim() === '') deleteRows(session, [rowId], gestureId)
    else replaceTyped(session, { entry, text, optionId, typedText, gestureId, hasQuantity: weighedRows.has(rowId) }, library)
  }
  const { entries } = session.outline.get()
  const newFoodRows = new Set(foodChanges.map(({ rowId }) => rowId))
  const operations: Operation[] = []
  let refusal: string | undefined
  for (const { rowId, column, text } of changes) {
    if (column === 'food' || (column === 'kcal' && weighedRows.has(rowId))) continue
    const entry = entries.get(rowId)
    if (!entry) {
      if (!newFoodRows.has(rowId)) sayRowGone(text)
      continue
    }
    if (column === 'quantity' && newFoodRows.has(rowId) && entry.booked) {
      // the measures of a food that has just been chosen may be on their way
      void applyQuantity(session, { id: rowId, food: entry.booked.food, quantity: text.trim(), gestureId })
      continue
    }
    const typed = column === 'quantity' ? typedQuantity(session, entry, text) : typedKcal(session, entry, text)
    const usual = typed || column !== 'quantity' ? undefined : entry.booked && takeUsualMeasure(text, entry.booked.food)
    if (typed) operations.push(...typed)
    else if (usual) {
      operations.push(...quantityOperations(session, entry, usual.quantity))
      showTaken(usual)
    } else if (text.trim() !== '') refusal = quantityRefusal(entry.kind, text, entry.booked?.food)
  }
  session.edit(operations, gestureId)
  if (refusal !== undefined) toast({ type: 'warning', text: refusal, id: 'quantity refused' })
}

/** Another tab has deleted the row while it was typed in. */
function sayRowGone(text: string): void {
  if (text.trim() !== '') toast({ type: 'warning', text: useEditorWords.say('rowGone', { text }), id: 'row gone' })
}

/** A typed "2 fette" means the usual ones: they are taken, and it is said which. */
function showTaken(taken: TakenMeasure): void {
  toast({ type: 'info', text: quantityTexts().takenText(taken), id: 'measure taken' })
}

interface TypedText {
  text: string
  optionId?: string | undefined
  /** The text that was typed before the option was chosen. */
  typedText?: string | undefined
  gestureId: string
}

/** Text that was typed before the foods came stays in sight as the row's name until they do. */
function replaceOnceFoodsCome(session: EditorSession, { id, text, gestureId }: Omit<TypedText, 'optionId'> & { id: string }): void {
  session.awaitsFoods.add(library => {
    const entry = session.outline.get().entries.get(id)
    if (!entry || entry.kind === 'dish') return
    const food = library.meant(parseTypedFood(text, library).name)
    if (food) replaceTyped(session, { entry, text, optionId: food.id, gestureId }, library)
    else warnOfNoFood(text, () => openDialog({ kind: 'new food', typed: text, mealId: entry.mealId, rowId: id }))
  })
}

function warnOfNoFood(text: string, create: () => void): void {
  const { name } = splitTyped(text)
  const buttons = [{ text: useEditorWords.say('createFood', { name }), onClick: create }]
  toast({ type: 'warning', text: useEditorWords.say('noSuchFood', { name }), id: 'no food', buttons })
}

/** A dish has no food of its own to be replaced. */
function replaceTyped(
  session: EditorSession,
  { entry, text, optionId, typedText = text, gestureId, hasQuantity = false }: TypedText & { entry: RowEntry; hasQuantity?: boolean },
  library: FoodLibrary,
): void {
  if (optionId === newFoodId && entry.kind !== 'dish') openDialog({ kind: 'new food', typed: text, mealId: entry.mealId, rowId: entry.id })
  if (!library.isReady) return replaceOnceFoodsCome(session, { id: entry.id, text, gestureId })
  const food = entry.kind === 'dish' ? undefined : foodOf(session, library, text, optionId)
  if (!food) return
  const { quantity } = parseTypedFood(typedText, library)
  replaceFood(session, entry, { food, gestureId, hasQuantity: hasQuantity || quantity !== '' })
  void applyQuantity(session, { id: entry.id, food, quantity, typedFood: typedText, gestureId })
}

interface TypedRow extends Omit<TypedText, 'gestureId'> {
  mealId: string
  afterId: string | undefined
  gestureId?: string
  /** Takes the place of the offer to create the food, where many are typed at once. */
  onUnknown?: () => void
}

/** A new row from what was typed: a food, and its quantity where there is one. Without such a food, one can be created. */
export function insertTyped(
  session: EditorSession,
  { mealId, afterId, text, optionId, typedText = text, gestureId = newId(), onUnknown }: TypedRow,
  library: FoodLibrary,
): string | undefined {
  const create = () => openDialog({ kind: 'new food', typed: text, mealId, afterId })
  // the dialog takes the focus, and the table then hands on once more what it has kept
  if (dialog.get()?.kind === 'new food') return undefined
  if (optionId === newFoodId) {
    create()
    return undefined
  }
  if (!library.isReady) {
    const id = insertNamed(session, { mealId, afterId, name: text.trim(), gestureId })
    if (id !== undefined) replaceOnceFoodsCome(session, { id, text, gestureId })
    return id
  }
  const { name, quantity } = parseTypedFood(typedText, library)
  const food = foodOf(session, library, text, optionId ?? library.meant(name)?.id)
  if (!food) {
    if (onUnknown) onUnknown()
    else warnOfNoFood(text, create)
    return undefined
  }
  return insertWeighed(session, { mealId, afterId, food, gestureId, text: quantity, typedFood: typedText })
}

/** A new row of a food, weighed as it is typed: where that names a measure, as soon as those of the food are known. */
export function insertWeighed(
  session: EditorSession,
  { mealId, afterId, food, text, typedFood, gestureId = newId() }: Omit<TypedRow, 'optionId'> & Pick<RowQuantity, 'food' | 'typedFood'>,
): string | undefined {
  const id = insertFood(session, { mealId, afterId, food, gestureId })
  if (id !== undefined) void applyQuantity(session, { id, food, quantity: text, typedFood, gestureId })
  return id
}

/** Refuses a quantity in words, as far as the food is known: the index has neither measures nor densities. */
export function quantityFault(text: string, food: PlannedFood): string | undefined {
  const read = parseFoodQuantity(text, food)
  const isUnknown = read !== 'same' && 'error' in read && (read.error === 'unknown word' || read.error === 'density not known')
  const mayBeKnown = isUnknown && (hasIndexFigures(food) || takeUsualMeasure(text, food) !== undefined)
  const isAmbiguous = read !== 'same' && 'error' in read && read.error === 'ambiguous word'
  return mayBeKnown || isAmbiguous ? undefined : quantityTexts().faultOf(text, food)
}

function parseTyped(quantity: string, food: PlannedFood) {
  const read = parseFoodQuantity(quantity, food)
  return read === 'same' || 'error' in read ? undefined : read
}

interface RowQuantity {
  id: string
  food: PlannedFood
  quantity: string
  /** The text of its name and quantity, where they were typed together. */
  typedFood?: string | undefined
  gestureId: string
}

/** A measure is known only once the food's figures have come. It belongs to the row's gesture, so that one undo takes both back. */
export async function applyQuantity(session: EditorSession, row: RowQuantity): Promise<void> {
  const { id, food, quantity, typedFood, gestureId } = row
  if (quantity === '') return
  const set = (typed: FoodQuantity) => {
    const entry = session.outline.get().entries.get(id)
    if (entry) session.edit(quantityOperations(session, entry, typed), gestureId)
  }
  const count = typedFood === undefined ? undefined : pieceCount(quantity)
  const knownQuantity = parseTyped(quantity, food)
  if (knownQuantity) set(knownQuantity)
  if (knownQuantity && count === undefined) return
  const gramsNow = () => session.outline.get().entries.get(id)?.amount?.grams
  const grams = gramsNow()
  const [loaded] = await session.book.load([food.id]).catch(() => [])
  const pieces = count !== undefined && loaded && quantityOfPieces(count, loaded, typedFood ?? '')
  // somebody may have weighed it meanwhile, or deleted the row
  if (gramsNow() !== grams) return
  if (pieces) return set(pieces)
  if (knownQuantity) return
  const typed = loaded && parseTyped(quantity, loaded)
  const usual = loaded && takeUsualMeasure(quantity, loaded)
  if (typed) set(typed)
  else if (usual) {
    set(usual.quantity)
    showTaken(usual)
  } else keepUnread(session, row, loaded)
}

/** The typed quantity stays in its cell, and the row has none until it is mended: a hundred grams of honey are no spoon of it. */
function keepUnread({ unreadQuantities, edit }: EditorSession, { id, quantity, gestureId }: RowQuantity, loaded?: PlannedFood): void {
  unreadQuantities.set(id, quantity)
  edit([{ kind: 'set', id, cells: { grams: null, measure: null } }], gestureId)
  const text = loaded ? quantityRefusal('food', quantity, loaded) : useEditorWords.say('measuresUnknown')
  toast({ type: 'warning', text, id: 'quantity refused' })
}

const piecesAtMost = 10

/** '2', 'un' and '2 medie' of what was typed together with its food. */
function pieceCount(quantity: string): number | undefined {
  const { amount = 0, rest = '' } = parseAmount(`${quantity.replace(sizeBehind, '$1')} ×`) ?? {}
  return rest === '×' && amount > 0 && amount <= piecesAtMost ? amount : undefined
}

/** Two eggs are meant where two grams would be less than one; ten grams of walnuts are more than one, and stay grams. */
function quantityOfPieces(count: number, food: PlannedFood, typed: string): FoodQuantity | undefined {
  const piece = findPieceMeasure(food.measures, typed, food)
  if (!piece || count >= gramsOfOne(piece)) return undefined
  const grams = Math.max(1, Math.round(count * gramsOfOne(piece)))
  return { grams, measure: { name: piece.name, amount: count }, isToTaste: false }
}

/** Texts from elsewhere: cells where they fit, and below them rows with a food in the first column and a quantity in the second. */
export function pasteTexts(session: EditorSession, paste: Paste, library: FoodLibrary): PasteOutcome {
  const gestureId = newId()
  // nobody can answer a dialog for each food that is not there, and its quantity belongs to no other one
  const unknownFoods = paste.changes.filter(({ optionId }) => optionId === newFoodId)
  const unknownRows = new Set(unknownFoods.map(({ rowId }) => rowId))
  const unknownTexts = unknownFoods.map(({ text }) => text)
  const changes = paste.changes.filter(({ rowId }) => !unknownRows.has(rowId))
  editCells(session, changes, library, gestureId)
  let { afterId } = paste
  let [cellCount, refusedCount] = [changes.length, paste.refusedCount + paste.changes.length - changes.length]
  for (const [name = '', quantity = ''] of paste.extraRows) {
    if (name.trim() === '') continue
    // a column of quantities has grams
    const unit = pieceCount(quantity.trim()) === undefined ? '' : 'g'
    const text = `${name} ${quantity} ${unit}`.trim()
    const onUnknown = () => void unknownTexts.push(name)
    const id = insertTyped(session, { mealId: paste.groupId, afterId, text, gestureId, onUnknown }, library)
    if (id === undefined) refusedCount += 1
    else {
      afterId = id
      cellCount += 1
    }
  }
  warnOfUnknown(unknownTexts)
  return { cellCount, refusedCount }
}

const namesAtMost = 3

const shortList = (names: readonly string[]): string =>
  [...names.slice(0, namesAtMost), ...(names.length > namesAtMost ? ['…'] : [])].join(', ')

function warnOfUnknown(texts: readonly string[]): void {
  const names = [...new Set(texts.map(text => splitTyped(text).name.trim()))]
  if (names.length === 0) return
  const text = useEditorWords.say('noSuchFoods', { count: names.length, names: shortList(names) })
  toast({ type: 'warning', text, id: 'no food' })
}

// A row that was typed before the foods had come is a name alone, and stays one where its page is left before they do.

/** The name of a row that has nothing else: whoever gave it a quantity, a note or a lock wants it as it is. */
export function loneName({ kind, cells }: Pick<RowEntry, 'kind' | 'cells'>): string | undefined {
  const { customNameIt: name, customNameEn, ...others } = cells
  const isAlone = kind !== 'dish' && Object.values(others).every(value => value === null || value === undefined)
  return isAlone && typeof name === 'string' && name === customNameEn ? name : undefined
}

const offerId = 'named foods'

/** The offer goes with the page of its plan. */
export const dismissOffer = () => dismissToast(offerId)

const offeredSessions = new WeakSet<EditorSession>()

/** Offers once the foods of which rows have exactly the name. They are not taken unasked: opening a plan is no edit of it. */
export function offerNamedFoods(session: EditorSession, library: FoodLibrary): void {
  if (!library.isReady || offeredSessions.has(session)) return
  offeredSessions.add(session)
  const rows = namedRows(session, library)
  if (rows.length === 0) return
  const names = [...new Set(rows.map(({ name }) => splitTyped(name).name))]
  toast({
    type: 'info',
    id: offerId,
    text: useEditorWords.say('namedFoods', { count: rows.length, names: shortList(names) }),
    duration: Infinity,
    buttons: [{ text: useEditorWords.say('takeFoods', { count: rows.length }), onClick: () => takeNamedFoods(session, library) }],
  })
}

function namedRows(session: EditorSession, library: FoodLibrary) {
  const { days } = session.outline.get()
  return days.flatMap(entriesOf).flatMap(entry => {
    const name = loneName(entry)
    const food = name === undefined ? undefined : foodOf(session, library, name)
    return name !== undefined && food ? [{ entry, name, food }] : []
  })
}

/** One step of undo takes all of them back. */
export function takeNamedFoods(session: EditorSession, library: FoodLibrary): void {
  const gestureId = newId()
  for (const { entry, name, food } of namedRows(session, library)) {
    replaceFood(session, entry, { food, gestureId })
    void applyQuantity(session, { id: entry.id, food, quantity: parseTypedFood(name, library).quantity, gestureId })
  }
}

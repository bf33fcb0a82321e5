import type { PlannedFood } from '@allenio/contract/aliments'
import type { CellValue, Operation } from '@allenio/contract/documents'
import { alternativeBases, mealPlanLimits, type AlternativeBasis, type FoodCell } from '@allenio/contract/meal-plans'
import { recipeLimits, type MeasuredAmount } from '@allenio/contract/recipes'
import { gramsOfKcal, gramsOfOne, parseAmount } from '@allenio/domain/aliments'
import { childrenOf, placesAt } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { gramsAlike, insertCopies, kitchenGrams, measureIn, recipeIn, serveDish } from '@allenio/domain/meal-plans'
import { quantityTexts, parseFoodQuantity, type FoodQuantity } from '#lib/food-quantity'
import { formats } from '#lib/formats'
import { toast } from '#ui/toast'
import type { RowEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { insertRow } from './meals.ts'

// Gestures on foods. Each is one edit of the document, and so one step of undo.

type Cells = Record<string, CellValue>

/** The grams of a new food for which nobody has typed a quantity. */
export const firstGrams = 100

export const foodCell = ({ id, version, nameIt, nameEn }: Pick<PlannedFood, 'id' | 'version' | 'nameIt' | 'nameEn'>): FoodCell => ({
  id,
  version,
  it: nameIt,
  en: nameEn,
})

export const measureCell = (measure: MeasuredAmount | null): CellValue => measure && { name: { ...measure.name }, amount: measure.amount }

/** The cells that a quantity sets; null removes a cell. */
export const quantityCells = ({ grams, measure, isToTaste }: FoodQuantity): Cells => ({
  grams: isToTaste ? null : grams,
  measure: measureCell(measure),
  isToTaste: isToTaste ? true : null,
})

/** The basis by which the alternatives follow a row: its own, or the preset of the business. */
export const chosenBasis = ({ cells }: RowEntry, preset: AlternativeBasis): AlternativeBasis =>
  alternativeBases.find(basis => basis === cells['basis']) ?? preset

const basisOf = ({ settings }: EditorSession, entry: RowEntry): AlternativeBasis => chosenBasis(entry, settings.get().alternativeBasis)

interface Followed {
  grams: number
  /** Finds the new foods of rows. */
  foodOf?: (entry: RowEntry) => PlannedFood | undefined
  /** The alternatives that follow; by default all but the one that was the ingredient itself. */
  followers?: readonly RowEntry[]
}

/** Whether an alternative was the ingredient itself: it has the amount of its recipe until somebody changes one of the two. */
const isOwn = ({ kind, cells }: RowEntry): boolean => kind === 'alternative' && cells['ownGrams'] !== undefined
const withoutOwn = { ownGrams: null, ownMeasure: null }

/** Makes the unpinned alternatives follow their row. */
export function followingOperations(
  session: EditorSession,
  entry: RowEntry,
  { grams, foodOf = ({ booked }) => booked?.food, followers = entry.subRows.filter(each => !isOwn(each)) }: Followed,
): Operation[] {
  const food = foodOf(entry)
  if (!food) return []
  return followers.flatMap((alternative): Operation[] => {
    const other = foodOf(alternative)
    if (alternative.kind !== 'alternative' || alternative.cells['isPinned'] === true || !other) return []
    const alike = kitchenAlike({ food, grams }, other, basisOf(session, entry))
    if ('refusal' in alike || alike.grams === alternative.amount?.grams) return []
    return [{ kind: 'set', id: alternative.id, cells: { grams: alike.grams, measure: null } }]
  })
}

/** Makes the operations of a new quantity; an alternative whose quantity was typed is pinned. */
export function quantityOperations(session: EditorSession, entry: RowEntry, quantity: FoodQuantity): Operation[] {
  const pin: Cells = entry.kind === 'alternative' ? { isPinned: true } : {}
  // a later change of portions must keep what was changed in the dish by hand
  const own = quantity.isToTaste ? {} : ownCells(session, entry, quantity)
  const cells = { ...quantityCells(quantity), ...pin, ...own }
  const following = followingOperations(session, entry, { grams: quantity.grams, followers: entry.subRows })
  return [{ kind: 'set', id: entry.id, cells }, ...following, ...forgetOwn(entry)]
}

const forgetOwn = (entry: RowEntry): Operation[] =>
  [entry, ...entry.subRows].filter(isOwn).map(({ id }) => ({ kind: 'set', id, cells: withoutOwn }))

/** Pins or unpins an alternative; an unpinned one follows its row again. */
export function pinOperations(session: EditorSession, entry: RowEntry, isPinned: boolean): Operation[] {
  const { id, ofRow, booked } = entry
  const grams = isPinned || !ofRow || !booked ? undefined : alikeGrams(session, ofRow, booked.food)
  const quantity = grams === undefined ? {} : quantityCells({ grams, measure: null, isToTaste: false })
  return [{ kind: 'set', id, cells: { isPinned: isPinned || null, ...quantity } }, ...forgetOwn(entry)]
}

/** Makes the operations that set the portions of a dish: the alternatives of its ingredients follow, too. */
export function portionOperations(session: EditorSession, entry: RowEntry, portions: number): Operation[] {
  const ingredients = new Map(entry.subRows.map(each => [each.id, each]))
  const following = (operation: Operation): Operation[] => {
    const ingredient = ingredients.get(operation.id)
    const grams = operation.kind === 'set' ? operation.cells['grams'] : undefined
    return ingredient && typeof grams === 'number' ? followingOperations(session, ingredient, { grams }) : []
  }
  const served = serveDish(entry.component, portions).flatMap(operation => [operation, ...following(operation)])
  return [...served, ...entry.subRows.flatMap(ingredient => ownOperations(ingredient, portions))]
}

/** Scales an alternative that was the ingredient itself as if it were still in its place. */
function ownOperations({ id, component, subRows }: RowEntry, portions: number): Operation[] {
  return subRows.filter(isOwn).flatMap(({ id: alternativeId, cells }) => {
    const own = { ownGrams: Number(cells['ownGrams']), ownMeasure: measureIn(cells, 'ownMeasure'), isToTaste: false }
    const rows = component.rows.map(row => (row.id === id ? { ...row, ...own } : row))
    const served = serveDish({ ...component, rows }, portions).filter(operation => operation.id === id)
    return served.map(operation => ({ ...operation, id: alternativeId }))
  })
}

/** Reads a quantity cell as operations: portions of a dish, or an amount of a food. Undefined where it cannot be read. */
export function typedQuantity(session: EditorSession, entry: RowEntry, text: string): Operation[] | undefined {
  if (entry.kind === 'dish') return typedPortions(session, entry, text)
  const quantity = parseFoodQuantity(text, entry.booked?.food ?? { kcal: null, density: null, measures: [] })
  if (quantity === 'same') return []
  return 'error' in quantity ? undefined : quantityOperations(session, entry, quantity)
}

/** Reads the quantity of a dish: '2' portions, '250 g' of the dish, '300k'. */
function typedPortions(session: EditorSession, entry: RowEntry, text: string): Operation[] | undefined {
  const portions = portionsOf(entry, text)
  return isPortionCount(portions) ? portionOperations(session, entry, Math.round(portions * 100) / 100) : undefined
}

/** The portions that the server accepts; it refuses a whole batch for one dish beyond. */
export const portionRange = { min: 0.01, max: recipeLimits.portions } as const

export const isPortionCount = (count: number | undefined): count is number =>
  count !== undefined && count >= portionRange.min && count <= portionRange.max

/** Sums a figure over the quantities from which a dish is scaled, for one portion of its recipe. */
function ofPortion({ component, subRows }: RowEntry, perGram: (row: RowEntry) => number): number {
  const rowsById = new Map(subRows.map(row => [row.id, row]))
  const sum = component.rows.reduce((total, { id, ownGrams, grams, isToTaste }) => {
    const row = rowsById.get(id)
    return row && !isToTaste ? total + (ownGrams ?? grams) * perGram(row) : total
  }, 0)
  return sum / (component.recipe?.portions ?? 1)
}

const gramsOfPortion = (entry: RowEntry): number => ofPortion(entry, () => 1)

function portionsOf(entry: RowEntry, text: string): number | undefined {
  const { amount, wholeAmount, rest } = parseAmount(text.trim()) ?? {}
  const portionsWith = (portion: number) => (portion > 0 ? (wholeAmount ?? 0) / portion : undefined)
  switch (rest?.toLowerCase()) {
    case 'g':
    case 'gr':
      return portionsWith(gramsOfPortion(entry))
    case 'k':
    case 'kcal':
      return portionsWith(ofPortion(entry, ({ booked }) => (booked?.food.kcal ?? 0) / 100))
    default:
      // the rest may be 'porzioni' or 'portions'
      return rest !== undefined && /^(?:p\p{Letter}*)?$/iu.test(rest) ? amount : undefined
  }
}

/** Says which texts a quantity cell accepts. */
export function quantityRefusal(kind: RowEntry['kind'], text: string, food?: PlannedFood): string {
  const { decimal } = formats()
  if (kind === 'dish') return useEditorWords.say('portionRange', { min: decimal(portionRange.min, { most: 2 }), max: portionRange.max })
  return (food && quantityTexts().faultOf(text, food)) ?? useEditorWords.say('quantityRefused')
}

/** Changes the quantities of rows by a step. Rows without a quantity stay, and the ingredients of a dish follow it. */
export function stepGrams(session: EditorSession, ids: readonly string[], step: number): void {
  const { entries } = session.outline.get()
  const rows = ids.flatMap(id => entries.get(id) ?? [])
  const dishIds = new Set(rows.flatMap(({ id, kind }) => (kind === 'dish' ? [id] : [])))
  session.edit(
    rows.flatMap(entry => {
      if (entry.kind === 'dish') return steppedPortions(session, entry, step)
      if (dishIds.has(entry.componentId) || !entry.amount || entry.amount.isToTaste) return []
      const grams = Math.min(mealPlanLimits.grams, Math.max(0, entry.amount.grams + step))
      return grams === entry.amount.grams ? [] : quantityOperations(session, entry, { grams, measure: null, isToTaste: false })
    }),
  )
}

/** Changes the portions of a dish by a step, down to one hundredth, the finest portion. */
function steppedPortions(session: EditorSession, entry: RowEntry, step: number): Operation[] {
  const { portions } = entry.component
  const grams = gramsOfPortion(entry)
  if (grams === 0) return []
  const hundredths = Math.max(1, Math.round((100 * Math.abs(step)) / grams))
  const next = (Math.round(portions * 100) + Math.sign(step) * hundredths) / 100
  const count = Math.min(portionRange.max, Math.max(portionRange.min, next))
  return count === portions ? [] : portionOperations(session, entry, count)
}

export function toggleLock(session: EditorSession, ids: readonly string[]): void {
  const { entries } = session.outline.get()
  const rows = ids.flatMap(id => entries.get(id) ?? []).filter(({ kind }) => kind !== 'alternative')
  const isLocked = rows.every(({ cells }) => cells['isLocked'] === true)
  session.edit(rows.map(({ id }): Operation => ({ kind: 'set', id, cells: { isLocked: isLocked ? null : true } })))
}

interface NewFood {
  mealId: string
  /** The row behind which the food is inserted; undefined for the end of the meal. */
  afterId?: string | undefined
  food: PlannedFood
  quantity?: FoodQuantity | undefined
  gestureId?: string
}

export function hasRoomInMeal({ outline }: EditorSession, mealId: string, count: number): boolean {
  const meal = outline
    .get()
    .days.flatMap(({ meals }) => meals)
    .find(({ id }) => id === mealId)
  if ((meal?.rows.length ?? 0) + count <= mealPlanLimits.componentsInMeal) return true
  toast({ type: 'warning', text: useEditorWords.say('mealFull', { count: mealPlanLimits.componentsInMeal }), id: 'meal full' })
  return false
}

/** Returns the component that contains a row. */
export const componentOf = ({ outline }: EditorSession, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (outline.get().entries.get(id)?.componentId ?? id)

/** The existing components of rows, each once. */
export const componentsOf = (session: EditorSession, rowIds: readonly string[]): string[] => {
  const rows = session.document.rows.get()
  return [...new Set(rowIds.flatMap(id => componentOf(session, id) ?? []))].filter(id => rows.has(id))
}

/** Deletes a row without a food, which the inserted row replaces. */
export function emptyRowDeletion({ outline }: EditorSession, rowId: string | undefined): Operation[] {
  const entry = outline.get().entries.get(rowId ?? '')
  const isEmpty = entry?.kind === 'food' && entry.amount?.food === null && entry.subRows.length === 0 && !hasOwnName(entry)
  return isEmpty ? [{ kind: 'delete', id: entry.id }] : []
}

const hasOwnName = ({ amount }: RowEntry): boolean => Boolean(amount?.customName.it || amount?.customName.en)

function indexAfter(session: EditorSession, mealId: string, afterId: string | undefined): number {
  const siblings = childrenOf(session.document.rows.get(), mealId)
  const at = siblings.findIndex(({ id }) => id === componentOf(session, afterId))
  return at < 0 ? siblings.length : at + 1
}

/** Inserts a food into a meal. Returns the new row's id. */
export function insertFood(session: EditorSession, { mealId, afterId, food, quantity, gestureId }: NewFood): string | undefined {
  const cells = { food: foodCell(food), ...withoutNulls(quantityCells(quantity ?? { grams: firstGrams, measure: null, isToTaste: false })) }
  session.book.add([food])
  return insertComponent(session, { mealId, afterId, cells, gestureId })
}

interface NewComponent extends Pick<NewFood, 'mealId' | 'afterId' | 'gestureId'> {
  cells: Cells
}

function insertComponent(session: EditorSession, { mealId, afterId, cells, gestureId }: NewComponent): string | undefined {
  if (!hasRoomInMeal(session, mealId, 1)) return undefined
  const id = newId()
  const index = indexAfter(session, mealId, afterId)
  session.edit(insertRow(session.document.rows.get(), { type: 'component', parentId: mealId, index, cells, id }), gestureId)
  return id
}

/** Inserts a row without a food, into which somebody will type. */
export const insertEmpty = (session: EditorSession, mealId: string, afterId: string | undefined): string | undefined =>
  insertComponent(session, { mealId, afterId, cells: {} })

/** Inserts a row without a food, named as it was typed. */
export const insertNamed = (session: EditorSession, { name, ...place }: Omit<NewComponent, 'cells'> & { name: string }) => {
  const shortName = name.slice(0, mealPlanLimits.title)
  return insertComponent(session, { ...place, cells: { customNameIt: shortName, customNameEn: shortName } })
}

export const withoutNulls = (cells: Cells): Cells => Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))

/** Three times as much of a leaner food is no proposal any more: lettuce for bread. */
const proposedTimesAtMost = 3

const portionOf = ({ measures }: PlannedFood): number | undefined => {
  const portion = measures.find(({ source }) => source === 'LARN')
  return portion && kitchenGrams(gramsOfOne(portion))
}

/**
 * How much of another food takes the place of a row's: as much energy, or a portion of it where that cannot be told or would be a heap.
 * Undefined where the quantity stays: 185 g of potatoes are no 185 g of raw maize flour, but what is to taste stays to taste.
 */
function proposedGrams({ amount, booked }: Pick<RowEntry, 'amount' | 'booked'>, food: PlannedFood): number | undefined {
  if (!amount?.food || amount.isToTaste || amount.lacksQuantity || amount.grams === 0) return undefined
  // another version of the same food
  if (amount.food.id === food.id) return undefined
  const alike = booked ? gramsAlike({ food: booked.food, grams: amount.grams }, food, 'kcal') : undefined
  if (alike && 'grams' in alike && alike.grams <= amount.grams * proposedTimesAtMost) return kitchenGrams(alike.grams)
  return portionOf(food)
}

interface Replacement {
  food: PlannedFood
  gestureId?: string
  /** The edit already sets the quantity, so the editor does not propose one. */
  hasQuantity?: boolean
}

/** Replaces the food of a row, with an amount of the same energy; the row's own name is removed. */
export function replaceFood(
  session: EditorSession,
  entry: RowEntry,
  { food, gestureId = newId(), hasQuantity = false }: Replacement,
): void {
  session.book.add([food])
  const grams = entry.amount?.grams ?? 0
  const isNew = entry.amount?.food === null && grams === 0
  const alike = entry.ofRow && entry.cells['isPinned'] !== true ? alikeTo(session, entry.ofRow, food) : undefined
  const proposal = hasQuantity || alike ? undefined : proposedGrams(entry, food)
  const nextGrams = isNew ? firstGrams : (proposal ?? grams)
  const cells: Cells = {
    food: foodCell(food),
    customNameIt: null,
    customNameEn: null,
    // the measure belonged to the former food
    measure: null,
    ...(entry.cells['ownMeasure'] !== undefined && { ownMeasure: null }),
    ...(isNew && { grams: firstGrams }),
    ...(proposal !== undefined && { grams: proposal, ...ownCells(session, entry, { grams: proposal, measure: null }) }),
    ...(alike && followedCells(alike)),
  }
  const foodOf = (each: RowEntry) => (each === entry ? food : each.booked?.food)
  const following =
    entry.amount?.lacksQuantity === true ? [] : followingOperations(session, entry, { grams: nextGrams, foodOf, followers: entry.subRows })
  session.edit([{ kind: 'set', id: entry.id, cells }, ...following, ...forgetOwn(entry)], gestureId)
  if (proposal !== undefined && proposal !== grams) sayProposal(session, { id: entry.id, food, grams: proposal, gramsBefore: grams })
}

interface Proposal {
  id: string
  food: PlannedFood
  grams: number
  gramsBefore: number
}

/** Announces a changed quantity, so that it is noticed, and offers to restore the former one. */
function sayProposal(session: EditorSession, { id, food, grams, gramsBefore }: Proposal): void {
  const { integer } = formats()
  const say = useEditorWords.say
  const keep = () => {
    const entry = session.outline.get().entries.get(id)
    if (entry) session.edit(quantityOperations(session, entry, { grams: gramsBefore, measure: null, isToTaste: false }))
  }
  toast({
    type: 'info',
    id: 'proposed quantity',
    text: say('quantityProposed', { food: food.name, grams: integer(grams) }),
    buttons: [{ text: say('keepQuantity', { grams: integer(gramsBefore) }), onClick: keep }],
  })
}

/** The grams of a food that equal the row; undefined where that cannot be computed. */
export function alikeGrams(session: EditorSession, row: RowEntry, food: PlannedFood): number | undefined {
  const alike = alikeTo(session, row, food)
  return 'refusal' in alike ? undefined : alike.grams
}

/** An equal amount as a kitchen weighs it. */
function kitchenAlike(...[row, other, basis]: Parameters<typeof gramsAlike>): ReturnType<typeof gramsAlike> {
  const alike = gramsAlike(row, other, basis)
  return 'refusal' in alike ? alike : { grams: kitchenGrams(alike.grams) }
}

const alikeTo = (session: EditorSession, row: RowEntry, food: PlannedFood): ReturnType<typeof gramsAlike> =>
  row.booked && row.amount && !row.amount.lacksQuantity
    ? kitchenAlike({ food: row.booked.food, grams: row.amount.grams }, food, basisOf(session, row))
    : { refusal: 'not known' }

/** The cells of an alternative with an equal amount; if there is none, it keeps its quantity and notes the reason. */
function followedCells(alike: ReturnType<typeof gramsAlike>): Cells {
  if ('grams' in alike) return { grams: alike.grams }
  toast({ type: 'warning', text: useEditorWords.say(alike.refusal), id: 'no basis' })
  return { isPinned: true }
}

/** Adds an alternative with an equal amount. Returns its id, or announces why there is no such amount. */
export function addAlternative(session: EditorSession, row: RowEntry, food: PlannedFood): string | undefined {
  const { document, book } = session
  const rows = document.rows.get()
  const type = row.kind === 'ingredient' ? 'ingredient alternative' : 'alternative'
  if (row.subRows.length >= mealPlanLimits.alternatives) {
    toast({ type: 'warning', text: useEditorWords.say('alternativesFull', { count: mealPlanLimits.alternatives }), id: 'full' })
    return undefined
  }
  book.add([food])
  const id = newId()
  const cells = { food: foodCell(food), grams: firstGrams, ...followedCells(alikeTo(session, row, food)) }
  session.edit(insertRow(rows, { type, parentId: row.id, index: childrenOf(rows, row.id).length, cells, id }))
  openRow(session, row.id)
  return id
}

/** Shows or hides the lines below a row. */
export function toggleRow({ openIds }: EditorSession, id: string): void {
  const next = new Set(openIds.get())
  if (!next.delete(id)) next.add(id)
  openIds.set(next)
}

export const openRow = ({ openIds }: EditorSession, id: string): void => openIds.set(new Set([...openIds.get(), id]))

const exchangedCells = ['food', 'grams', 'measure', 'isToTaste', 'customNameIt', 'customNameEn']
const inRecipe = ['ownGrams', 'ownMeasure']

/** Exchanges a row and its alternative; a pin between the two stays. The other alternatives follow the new row. */
export function swapAlternative(session: EditorSession, alternative: RowEntry): void {
  const row = session.outline.get().entries.get(alternative.ofRow?.id ?? '')
  if (!row?.amount || !alternative.amount) return
  const { grams, lacksQuantity } = alternative.amount
  // the quantity of the recipe stays with the recipe's own ingredient
  const isApart = row.subRows.some(isOwn)
  const foodOf = (each: RowEntry) => (each === row ? alternative : each === alternative ? undefined : each)?.booked?.food
  const cells = (entry: RowEntry): Cells =>
    Object.fromEntries([...exchangedCells, ...(row.kind === 'ingredient' ? inRecipe : [])].map(cell => [cell, entry.cells[cell] ?? null]))
  session.edit([
    { kind: 'set', id: row.id, cells: { ...cells(alternative), ...(!isOwn(alternative) && ownCells(session, row, alternative.amount)) } },
    { kind: 'set', id: alternative.id, cells: { ...cells(row), ...(isApart && withoutOwn) } },
    ...(lacksQuantity ? [] : followingOperations(session, row, { grams, foodOf })),
  ])
}

/** The recipe's quantity of an ingredient, from which portions are scaled, such that this amount is served. */
function ownCells({ document }: EditorSession, { id, kind }: RowEntry, { grams, measure }: Pick<FoodQuantity, 'grams' | 'measure'>): Cells {
  const rows = document.rows.get()
  const dish = rows.get(rows.get(id)?.parentId ?? '')?.cells ?? {}
  const [recipe, portions] = [recipeIn(dish), dish['portions']]
  if (kind !== 'ingredient' || recipe === null || typeof portions !== 'number' || portions <= 0) return {}
  const factor = recipe.portions / portions
  const amount = (measure?.amount ?? 0) * factor
  return {
    ownGrams: Math.min(mealPlanLimits.grams, Math.round(grams * factor)),
    ownMeasure: amount > recipeLimits.measureAmount ? null : measureCell(measure && { ...measure, amount }),
  }
}

/** Duplicates components; the copies come behind the last one of their meal. */
export function duplicateRows(session: EditorSession, ids: readonly string[]): void {
  const rows = session.document.rows.get()
  const byMeal = [...Map.groupBy(componentsOf(session, ids), id => rows.get(id)?.parentId ?? '')]
  if (!byMeal.every(([mealId, components]) => hasRoomInMeal(session, mealId, components.length))) return
  session.edit(
    byMeal.flatMap(([mealId, components]) =>
      insertCopies(rows, { source: rows, ids: components, parentId: mealId, afterId: components.at(-1), newId }),
    ),
  )
}

interface Move {
  rowIds: readonly string[]
  groupId: string
  beforeId: string | undefined
}

/** Moves components into a meal, before one of its rows, with everything inside them. */
export function moveComponents(session: EditorSession, { rowIds, groupId, beforeId }: Move): void {
  const rows = session.document.rows.get()
  const ids = componentsOf(session, rowIds)
  const comers = ids.filter(id => rows.get(id)?.parentId !== groupId)
  if (ids.length === 0 || !hasRoomInMeal(session, groupId, comers.length)) return
  const others = childrenOf(rows, groupId).filter(({ id }) => !ids.includes(id))
  const before = others.findIndex(({ id }) => id === componentOf(session, beforeId))
  const index = before < 0 ? others.length : before
  const { places, moves } = placesAt(rows, { parentId: groupId, index, count: ids.length, leavingOut: ids })
  session.edit([...moves, ...ids.map((id, at): Operation => ({ kind: 'move', id, parentId: groupId, place: places[at] ?? '' }))])
}

/** Reads the energy cell, which can be typed into: sets the grams that have so many kcal. */
export function typedKcal(session: EditorSession, entry: RowEntry, text: string): Operation[] | undefined {
  const typed = parseAmount(text.trim())
  if (typed?.rest !== '') return undefined
  if (entry.kind === 'dish') return typedPortions(session, entry, `${text} kcal`)
  const per100g = entry.booked?.food.kcal
  if (per100g === null || per100g === undefined) return undefined
  const grams = gramsOfKcal(typed.wholeAmount, per100g)
  if (grams !== null && grams > mealPlanLimits.grams) return undefined
  return grams === null ? [] : quantityOperations(session, entry, { grams, measure: null, isToTaste: false })
}

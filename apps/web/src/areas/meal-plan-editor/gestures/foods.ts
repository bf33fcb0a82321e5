import type { CellValue, Operation } from '@allenio/contract/documents'
import { alternativeBases, mealPlanLimits, type AlternativeBasis, type FoodCell } from '@allenio/contract/meal-plan-cells'
import type { PlannedFood } from '@allenio/contract/planned-foods'
import { recipeLimits, type MeasuredAmount } from '@allenio/contract/recipe-fields'
import { gramsOfKcal, readAmount } from '@allenio/domain/aliments'
import { childrenOf, placesAt } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { gramsAlike, insertCopies, measureIn, recipeIn, serveDish } from '@allenio/domain/meal-plans'
import { quantityTexts, readFoodQuantity, type FoodQuantity } from '#lib/food-quantity'
import { formats } from '#lib/formats'
import { toast } from '#ui/toast'
import type { RowEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { insertRow } from './meals.ts'
import { proposedGrams } from './proposed-quantity.ts'

// Gestures on foods. Each is one edit of the document, and so one step of undo.

type Cells = Record<string, CellValue>

/** A food begins with so much where nobody has typed a quantity. */
export const firstGrams = 100

export const foodCell = ({ id, version, nameIt, nameEn }: Pick<PlannedFood, 'id' | 'version' | 'nameIt' | 'nameEn'>): FoodCell => ({
  id,
  version,
  it: nameIt,
  en: nameEn,
})

export const measureCell = (measure: MeasuredAmount | null): CellValue => measure && { name: { ...measure.name }, amount: measure.amount }

/** The cells that a quantity sets; null takes one away. */
export const quantityCells = ({ grams, measure, isToTaste }: FoodQuantity): Cells => ({
  grams: isToTaste ? null : grams,
  measure: measureCell(measure),
  isToTaste: isToTaste ? true : null,
})

/** By what the alternatives of a row follow it: its own choice, else the preset of the business. */
export const chosenBasis = ({ cells }: RowEntry, preset: AlternativeBasis): AlternativeBasis =>
  alternativeBases.find(basis => basis === cells['basis']) ?? preset

const basisOf = ({ settings }: EditorSession, entry: RowEntry): AlternativeBasis => chosenBasis(entry, settings.get().alternativeBasis)

interface Followed {
  grams: number
  /** The foods that rows have from now on. */
  foodOf?: (entry: RowEntry) => PlannedFood | undefined
  /** All but one that was the ingredient itself, unless it is said. */
  followers?: readonly RowEntry[]
}

/** An alternative that was the ingredient itself is as much as its recipe has until somebody changes one of the two. */
const isOwn = ({ kind, cells }: RowEntry): boolean => kind === 'alternative' && cells['ownGrams'] !== undefined
const withoutOwn = { ownGrams: null, ownMeasure: null }

/** Alternatives that are not pinned follow their row. */
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
    const alike = gramsAlike({ food, grams }, other, basisOf(session, entry))
    if ('refusal' in alike || alike.grams === alternative.amount?.grams) return []
    return [{ kind: 'set', id: alternative.id, cells: { grams: alike.grams, measure: null } }]
  })
}

/** The operations of a new quantity; an alternative that somebody weighs is pinned. */
export function quantityOperations(session: EditorSession, entry: RowEntry, quantity: FoodQuantity): Operation[] {
  const pin: Cells = entry.kind === 'alternative' ? { isPinned: true } : {}
  // another number of portions keeps what is changed in the dish by hand
  const own = quantity.isToTaste ? {} : ownCells(session, entry, quantity)
  const cells = { ...quantityCells(quantity), ...pin, ...own }
  const following = followingOperations(session, entry, { grams: quantity.grams, followers: entry.subRows })
  return [{ kind: 'set', id: entry.id, cells }, ...following, ...forgetOwn(entry)]
}

const forgetOwn = (entry: RowEntry): Operation[] =>
  [entry, ...entry.subRows].filter(isOwn).map(({ id }) => ({ kind: 'set', id, cells: withoutOwn }))

/** An alternative that is no longer pinned follows its row again. */
export function pinOperations(session: EditorSession, entry: RowEntry, isPinned: boolean): Operation[] {
  const { id, ofRow, booked } = entry
  const grams = isPinned || !ofRow || !booked ? undefined : alikeGrams(session, ofRow, booked.food)
  const quantity = grams === undefined ? {} : quantityCells({ grams, measure: null, isToTaste: false })
  return [{ kind: 'set', id, cells: { isPinned: isPinned || null, ...quantity } }, ...forgetOwn(entry)]
}

/** The operations of so many portions of a dish: the alternatives of its ingredients follow, too. */
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

/** An alternative that was the ingredient itself is served as it would be in its place. */
function ownOperations({ id, component, subRows }: RowEntry, portions: number): Operation[] {
  return subRows.filter(isOwn).flatMap(({ id: alternativeId, cells }) => {
    const own = { ownGrams: Number(cells['ownGrams']), ownMeasure: measureIn(cells, 'ownMeasure'), isToTaste: false }
    const rows = component.rows.map(row => (row.id === id ? { ...row, ...own } : row))
    const served = serveDish({ ...component, rows }, portions).filter(operation => operation.id === id)
    return served.map(operation => ({ ...operation, id: alternativeId }))
  })
}

/** The text of a quantity cell as operations: portions of a dish, an amount of a food. Undefined where it cannot be read. */
export function typedQuantity(session: EditorSession, entry: RowEntry, text: string): Operation[] | undefined {
  if (entry.kind === 'dish') return typedPortions(session, entry, text)
  const quantity = readFoodQuantity(text, entry.booked?.food ?? { kcal: null, density: null, measures: [] })
  if (quantity === 'same') return []
  return 'error' in quantity ? undefined : quantityOperations(session, entry, quantity)
}

/** '2' portions, '250 g' of the dish, '300k'. */
function typedPortions(session: EditorSession, entry: RowEntry, text: string): Operation[] | undefined {
  const portions = portionsOf(entry, text)
  return isPortionCount(portions) ? portionOperations(session, entry, Math.round(portions * 100) / 100) : undefined
}

/** The server refuses a whole batch for one dish beyond. */
export const portionRange = { min: 0.01, max: recipeLimits.portions } as const

export const isPortionCount = (count: number | undefined): count is number =>
  count !== undefined && count >= portionRange.min && count <= portionRange.max

/** The sum of the quantities from which a dish is scaled, in a portion of its recipe. */
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
  const { amount, wholeAmount, rest } = readAmount(text.trim()) ?? {}
  const portionsWith = (portion: number) => (portion > 0 ? (wholeAmount ?? 0) / portion : undefined)
  switch (rest?.toLowerCase()) {
    case 'g':
    case 'gr':
      return portionsWith(gramsOfPortion(entry))
    case 'k':
    case 'kcal':
      return portionsWith(ofPortion(entry, ({ booked }) => (booked?.food.kcal ?? 0) / 100))
    default:
      // 'porzioni' or 'portions'
      return rest !== undefined && /^(?:p\p{Letter}*)?$/iu.test(rest) ? amount : undefined
  }
}

/** Says what a quantity cell takes instead of what was typed. */
export function quantityRefusal(kind: RowEntry['kind'], text: string, food?: PlannedFood): string {
  const { decimal } = formats()
  if (kind === 'dish') return useEditorWords.say('portionRange', { min: decimal(portionRange.min, { most: 2 }), max: portionRange.max })
  return (food && quantityTexts().faultOf(text, food)) ?? useEditorWords.say('quantityRefused')
}

/** More or less of the rows; those without a quantity stay, and the ingredients of a dish follow it. */
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

/** At least a hundredth of a portion, which is as fine as a dish is served. */
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
  /** Undefined for the end of the meal. */
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

/** Of a row that stands in a component, the component. */
export const componentOf = ({ outline }: EditorSession, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (outline.get().entries.get(id)?.componentId ?? id)

/** The components of rows, each once, as far as they are there. */
export const componentsOf = (session: EditorSession, rowIds: readonly string[]): string[] => {
  const rows = session.document.rows.get()
  return [...new Set(rowIds.flatMap(id => componentOf(session, id) ?? []))].filter(id => rows.has(id))
}

/** An insertion at a row without a food takes its place. */
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

/** Inserts a food into a meal and answers the new row's id. */
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

/** A row without a food yet, to be typed into. */
export const insertEmpty = (session: EditorSession, mealId: string, afterId: string | undefined): string | undefined =>
  insertComponent(session, { mealId, afterId, cells: {} })

/** A row without a food yet that is called as it was typed. */
export const insertNamed = (session: EditorSession, { name, ...place }: Omit<NewComponent, 'cells'> & { name: string }) => {
  const shortName = name.slice(0, mealPlanLimits.title)
  return insertComponent(session, { ...place, cells: { customNameIt: shortName, customNameEn: shortName } })
}

export const withoutNulls = (cells: Cells): Cells => Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))

interface Replacement {
  food: PlannedFood
  gestureId?: string
  /** The edit sets the quantity, too, so the editor does not propose one. */
  hasQuantity?: boolean
}

/** Another food in a row, as much as the one before in energy; the row's own name goes. */
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
    // a measure is one of the food before
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

/** Nobody may take a changed quantity for the one that was there, and one press brings that back. */
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

/** As much of a food as is alike to the row; undefined where nobody can tell. */
export function alikeGrams(session: EditorSession, row: RowEntry, food: PlannedFood): number | undefined {
  const alike = alikeTo(session, row, food)
  return 'refusal' in alike ? undefined : alike.grams
}

const alikeTo = (session: EditorSession, row: RowEntry, food: PlannedFood): ReturnType<typeof gramsAlike> =>
  row.booked && row.amount && !row.amount.lacksQuantity
    ? gramsAlike({ food: row.booked.food, grams: row.amount.grams }, food, basisOf(session, row))
    : { refusal: 'not known' }

/** The cells of an alternative that is as much of the basis; where there is no such quantity, it keeps its own and says why. */
function followedCells(alike: ReturnType<typeof gramsAlike>): Cells {
  if ('grams' in alike) return { grams: alike.grams }
  toast({ type: 'warning', text: useEditorWords.say(alike.refusal), id: 'no basis' })
  return { isPinned: true }
}

/** Adds an alternative with as much of the row's basis; answers its id, or says why there is no such quantity. */
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

/** Shows what stands below a row, or hides it. */
export function toggleRow({ openIds }: EditorSession, id: string): void {
  const next = new Set(openIds.get())
  if (!next.delete(id)) next.add(id)
  openIds.set(next)
}

export const openRow = ({ openIds }: EditorSession, id: string): void => openIds.set(new Set([...openIds.get(), id]))

const exchangedCells = ['food', 'grams', 'measure', 'isToTaste', 'customNameIt', 'customNameEn']
const inRecipe = ['ownGrams', 'ownMeasure']

/** An alternative becomes the row, and the row the alternative; a pin between the two holds. The other alternatives follow the new row. */
export function swapAlternative(session: EditorSession, alternative: RowEntry): void {
  const row = session.outline.get().entries.get(alternative.ofRow?.id ?? '')
  if (!row?.amount || !alternative.amount) return
  const { grams, lacksQuantity } = alternative.amount
  // the quantity of the recipe goes with its own ingredient alone
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

/** As much of an ingredient as its recipe has, from which portions are scaled, where so much of it is served. */
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

/** Copies of components, in each meal behind its last one. */
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

/** Moves components into a meal, before one of its rows. What stands within a component goes along. */
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

/** The grams that give so many kcal; for the energy cell, which is typed, too. */
export function typedKcal(session: EditorSession, entry: RowEntry, text: string): Operation[] | undefined {
  const typed = readAmount(text.trim())
  if (typed?.rest !== '') return undefined
  if (entry.kind === 'dish') return typedPortions(session, entry, `${text} kcal`)
  const per100g = entry.booked?.food.kcal
  if (per100g === null || per100g === undefined) return undefined
  const grams = gramsOfKcal(typed.wholeAmount, per100g)
  if (grams !== null && grams > mealPlanLimits.grams) return undefined
  return grams === null ? [] : quantityOperations(session, entry, { grams, measure: null, isToTaste: false })
}

import type { ClientExclusion, PlannedFood } from '@allenio/contract/aliments'
import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { compareHits, worstMark, type ExclusionHit, type ExclusionMark } from '@allenio/domain/aliments'
import { childrenByParent, differingKeys, type DocumentRows } from '@allenio/domain/documents'
import {
  figuresOfDish,
  figuresOfRow,
  foodKeyOf,
  presetBounds,
  readPlannedDay,
  readPlannedMeal,
  sumMeal,
  sumMeals,
  type MealSum,
  type PlannedAlternative,
  type PlannedAmount,
  type PlannedComponent,
  type PlannedDay,
  type PlannedMeal,
  type PlannedRow,
  type PlanSums,
  type RowFigures,
  type SummedMeal,
} from '@allenio/domain/meal-plans'
import type { FoundFood } from '#lib/food-library'
import type { BookedFood, BookedFoods } from './foods/food-book.ts'
import { figureCodes, summablesOf } from './foods/food-book.ts'

// The plan in the form that the editor renders: its days with everything that is computed from their foods.

/** An exclusion with the name of its target in the reader's language. */
export type NamedExclusion = Pick<ClientExclusion, 'kind' | 'target' | 'name'>
export type Hit = ExclusionHit<NamedExclusion>

/** A food as this device's index has it. */
export type OfferedFood = Pick<FoundFood, 'id' | 'nameIt' | 'nameEn' | 'category' | 'brand' | 'figures' | 'allergens' | 'cholesterol'>

/** Finds what a client's exclusions touch. The rules load after the table, because most plans are viewed without exclusions. */
export interface ExclusionJudge {
  /** Finds the hits of a row by its food and its own name, whichever it has. */
  ofAmount: (amount: PlannedAmount, food: PlannedFood | undefined) => readonly Hit[]
  /** Finds the hits of a food that a search offers, before somebody chooses it. */
  ofFood: (food: OfferedFood) => readonly Hit[]
  /** Finds the hits of a dish without ingredients. */
  ofDish: (component: PlannedComponent) => readonly Hit[]
  /** Finds the hits of a free meal. */
  ofMeal: (meal: PlannedMeal) => readonly Hit[]
}

export type RowKind = 'food' | 'dish' | 'ingredient' | 'alternative'

/** A line of the table: a component, an ingredient of a dish, or an alternative of one of these. */
export interface RowEntry {
  id: string
  kind: RowKind
  cells: Cells
  dayId: string
  mealId: string
  /** The component that contains the line. */
  componentId: string
  /** The row that an alternative replaces; null for other lines. */
  ofRow: RowEntry | null
  /** The amount; null for a dish, which has ingredients instead. */
  amount: PlannedAmount | null
  component: PlannedComponent
  booked: BookedFood | undefined
  figures: RowFigures
  /** Ingredients or alternatives, which are shown below while the row is open. */
  subRows: readonly RowEntry[]
  alternativeCount: number
  /** The hits, the worst first. */
  hits: readonly Hit[]
  /** Hits of its alternatives, or of those of its ingredients: they are shown even while the row is closed. */
  alternativeHits: readonly Hit[]
  /** The worst mark of all these hits. */
  mark: ExclusionMark | null
}

/** The bounds of a row's quantity while its day is fitted, in percent. */
export function fitBoundsOf(cells: Cells) {
  const { leastPercent: least, mostPercent: most } = cells
  return {
    leastPercent: typeof least === 'number' ? least : presetBounds.leastPercent,
    mostPercent: typeof most === 'number' ? most : presetBounds.mostPercent,
    /** The row has bounds of its own, instead of the preset ones. */
    isOwn: typeof least === 'number' || typeof most === 'number',
  }
}

export interface MealEntry extends SummedMeal {
  id: string
  cells: Cells
  rows: readonly RowEntry[]
  /** The meal's rows and everything inside them, by their ids. A map for each meal, because one for the day would change with every key. */
  entries: ReadonlyMap<string, RowEntry>
  /** Exclusions that the words of a free meal touch. */
  hits: readonly Hit[]
  mark: ExclusionMark | null
}

export interface DayEntry {
  id: string
  cells: Cells
  /** The number of the day, from 1. */
  number: number
  day: PlannedDay
  meals: readonly MealEntry[]
  sum: MealSum
  mark: ExclusionMark | null
}

export interface Outline {
  days: readonly DayEntry[]
  entries: Pick<ReadonlyMap<string, RowEntry>, 'get'>
}

export const emptyOutline: Outline = { days: [], entries: new Map() }

interface Reading {
  foods: BookedFoods
  /** The judge; null where there are no exclusions. */
  judge: ExclusionJudge | null
  countsAlternatives: boolean
}

const sumsOf = ({ foods, countsAlternatives }: Reading): PlanSums => ({ codes: figureCodes, foods: summablesOf(foods), countsAlternatives })

/**
 * Reads a plan again after each change. Days, meals and rows that have not changed stay the same objects, so that they are neither summed
 * nor rendered again.
 */
export function outlineReader(planId: string): (rows: DocumentRows, reading: Reading) => Outline {
  let last: { reader: DayReader; rows: DocumentRows; days: ReadonlyMap<string, DayEntry> } | undefined
  return (rows, reading) => {
    const before = last && isSameReading(last.reader.reading, reading) ? last : undefined
    const reader = before?.reader ?? createDayReader(reading)
    const changedIds = before && idsAbove(before.rows, rows)
    const children = childrenByParent(rows)
    const days = (children.get(planId) ?? []).map((row, index) => {
      const day = changedIds?.has(row.id) ? undefined : before?.days.get(row.id)
      return day?.number === index + 1 ? day : reader.readDay(row, children, index + 1)
    })
    last = { reader, rows, days: new Map(days.map(day => [day.id, day])) }
    return { days, entries: { get: id => entryIn(days, id) } }
  }
}

function entryIn(days: readonly DayEntry[], id: string): RowEntry | undefined {
  for (const { meals } of days)
    for (const { entries } of meals) {
      const entry = entries.get(id)
      if (entry) return entry
    }
  return undefined
}

/** Whether a row is a meal, or inside it. */
export const isInMeal = ({ id, entries }: Pick<MealEntry, 'id' | 'entries'>, rowId: string): boolean => rowId === id || entries.has(rowId)

export const entriesOf = ({ meals }: Pick<DayEntry, 'meals'>): RowEntry[] => meals.flatMap(({ entries }) => [...entries.values()])

/** The ids of the changed rows, and of all rows that contain them or contained them before. */
function idsAbove(before: DocumentRows, after: DocumentRows): Set<string> {
  const ids = new Set<string>()
  for (const changedId of differingKeys(before, after))
    for (const rows of [before, after]) for (let id: string | null | undefined = changedId; id; id = rows.get(id)?.parentId) ids.add(id)
  return ids
}

const isSameReading = (one: Reading, other: Reading): boolean =>
  one.foods === other.foods && one.judge === other.judge && one.countsAlternatives === other.countsAlternatives

type Children = ReturnType<typeof childrenByParent>

const rowsWithin = (row: DocumentRow, children: Children): DocumentRow[] => [
  row,
  ...(children.get(row.id) ?? []).flatMap(each => rowsWithin(each, children)),
]

/** Whether `rows` are the row and everything inside it. */
function areRowsWithin(row: DocumentRow, children: Children, rows: readonly DocumentRow[]): boolean {
  let place = 0
  const isNext = (each: DocumentRow): boolean => {
    if (rows[place] !== each) return false
    place += 1
    return children.get(each.id)?.every(isNext) ?? true
  }
  return isNext(row) && place === rows.length
}

interface Keeping<Entry> {
  children: Children
  /** The day of the row: a row that was moved to another day is read again. */
  dayId: string
  read: () => Entry
}

/** Caches what was read from a row and the rows inside it, as long as all of them stay the same objects. */
function createKeeper<Entry>() {
  const entries = new WeakMap<DocumentRow, { rows: readonly DocumentRow[]; dayId: string; entry: Entry }>()
  return (row: DocumentRow, { children, dayId, read }: Keeping<Entry>): Entry => {
    const old = entries.get(row)
    if (old?.dayId === dayId && areRowsWithin(row, children, old.rows)) return old.entry
    const entry = read()
    entries.set(row, { rows: rowsWithin(row, children), dayId, entry })
    return entry
  }
}

const withSubRows = (entry: RowEntry): (readonly [string, RowEntry])[] => [[entry.id, entry], ...entry.subRows.flatMap(withSubRows)]

type DayReader = ReturnType<typeof createDayReader>

function createDayReader(reading: Reading) {
  const sums = sumsOf(reading)
  const keepMeal = createKeeper<MealEntry>()
  const keepComponent = createKeeper<RowEntry>()

  function readMeal(row: DocumentRow, children: Children, dayId: string): MealEntry {
    const { id, cells } = row
    const summed = sumMeal(readPlannedMeal(row, children), sums)
    const componentById = new Map(summed.meal.components.map(component => [component.id, component]))
    const rows = (children.get(id) ?? []).flatMap(each => {
      const component = componentById.get(each.id)
      if (!component) return []
      const read = () => componentEntry(component, { dayId, mealId: id, cellsById: cellsWithin(each, children), reading })
      return keepComponent(each, { children, dayId, read })
    })
    const hits = reading.judge?.ofMeal(summed.meal) ?? noHits
    return { id, cells, rows, entries: new Map(rows.flatMap(withSubRows)), hits, mark: worstMark(hits), ...summed }
  }

  function readDay(row: DocumentRow, children: Children, number: number): DayEntry {
    const { id, cells } = row
    const meals = (children.get(id) ?? []).map(each => keepMeal(each, { children, dayId: id, read: () => readMeal(each, children, id) }))
    const day = readPlannedDay(
      row,
      meals.map(({ meal }) => meal),
    )
    let sum: MealSum | undefined
    let mark: ExclusionMark | null | undefined
    return {
      id,
      cells,
      number,
      day,
      meals,
      // computed lazily, because the panel beside the table reads sums only when the typing pauses
      get sum() {
        return (sum ??= sumMeals(meals, sums))
      },
      get mark() {
        if (mark === undefined) mark = worstMark([...meals, ...entriesOf({ meals })].flatMap(({ hits }) => hits))
        return mark
      },
    }
  }

  return { reading, readDay }
}

const cellsWithin = (row: DocumentRow, children: Children): Map<string, Cells> =>
  new Map(rowsWithin(row, children).map(({ id, cells }) => [id, cells]))

interface Place {
  dayId: string
  mealId: string
  cellsById: ReadonlyMap<string, Cells>
  reading: Reading
}

function componentEntry(component: PlannedComponent, place: Place): RowEntry {
  if (component.recipe === null) return rowEntry(component.rows[0], { ...place, component, kind: 'food' })
  const ingredients = component.rows.map(row => rowEntry(row, { ...place, component, kind: 'ingredient' }))
  const hits = worstFirst([...(place.reading.judge?.ofDish(component) ?? noHits), ...ingredients.flatMap(each => each.hits)])
  const alternativeHits = worstFirst(ingredients.flatMap(each => each.alternativeHits))
  return {
    ...baseOf(component.id, place, component),
    kind: 'dish',
    ofRow: null,
    amount: null,
    booked: undefined,
    figures: figuresOfDish(component.rows.map(row => ({ row, food: bookedFoodOf(row, place.reading)?.food }))),
    subRows: ingredients,
    alternativeCount: 0,
    hits,
    alternativeHits,
    mark: worstMark([...hits, ...alternativeHits]),
  }
}

const baseOf = (id: string, { dayId, mealId, cellsById }: Place, component: PlannedComponent) => ({
  id,
  cells: cellsById.get(id) ?? {},
  dayId,
  mealId,
  componentId: component.id,
  component,
})

interface RowPlace extends Place {
  component: PlannedComponent
  kind: 'food' | 'ingredient'
}

function rowEntry(row: PlannedRow | undefined, place: RowPlace): RowEntry {
  const amount = row ?? noAmount(place.component.id)
  const entry: RowEntry = { ...amountEntry(amount, place), kind: place.kind, ofRow: null, subRows: [], alternativeCount: 0 }
  const alternatives = (row?.alternatives ?? []).map((each: PlannedAlternative): RowEntry => ({
    ...amountEntry(each, place),
    kind: 'alternative',
    ofRow: entry,
    subRows: [],
    alternativeCount: 0,
  }))
  const alternativeHits = worstFirst(alternatives.flatMap(({ hits }) => hits))
  const mark = alternativeHits.length === 0 ? entry.mark : worstMark([...entry.hits, ...alternativeHits])
  return { ...entry, subRows: alternatives, alternativeCount: alternatives.length, alternativeHits, mark }
}

const noAmount = (id: string): PlannedAmount => ({
  id,
  food: null,
  grams: 0,
  eatenGrams: 0,
  lacksQuantity: false,
  measure: null,
  isToTaste: false,
  customName: { it: '', en: '' },
})

const bookedFoodOf = ({ food }: Pick<PlannedAmount, 'food'>, { foods }: Reading): BookedFood | undefined =>
  food ? foods.get(foodKeyOf(food)) : undefined

function amountEntry(amount: PlannedAmount, place: RowPlace) {
  const { judge } = place.reading
  const booked = bookedFoodOf(amount, place.reading)
  const hits = judge?.ofAmount(amount, booked?.food) ?? noHits
  return {
    ...baseOf(amount.id, place, place.component),
    amount,
    booked,
    figures: figuresOfRow(amount, booked?.food),
    hits,
    alternativeHits: noHits,
    mark: worstMark(hits),
  }
}

const noHits: readonly Hit[] = []
const worstFirst = (hits: readonly Hit[]): readonly Hit[] => (hits.length > 1 ? hits.toSorted(compareHits) : hits)

/** Finds a row's food if the business now has a newer version; for a dish, that of the first such ingredient. */
export function newerFoodIn({ booked, subRows, kind }: RowEntry): PlannedFood | undefined {
  if (booked && isOutdated(booked.food)) return booked.food
  if (kind !== 'dish') return undefined
  for (const each of subRows) {
    const food = newerFoodIn(each)
    if (food) return food
  }
  return undefined
}

/** Whether a newer version can be taken over; a deleted food has none. */
const isOutdated = ({ version, latestVersion, isDeleted }: PlannedFood): boolean => latestVersion > version && !isDeleted

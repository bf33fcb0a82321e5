import type { Cells, DocumentRow } from '@allenio/contract/documents'
import type { ClientExclusion } from '@allenio/contract/exclusions'
import type { PlannedFood } from '@allenio/contract/planned-foods'
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

// The plan as the editor draws it: its days with all that follows from their foods.

/** An exclusion with its target as the reader calls it. */
export type NamedExclusion = Pick<ClientExclusion, 'kind' | 'target' | 'name'>
export type Hit = ExclusionHit<NamedExclusion>

/** A food as the index of this device has it. */
export type OfferedFood = Pick<FoundFood, 'id' | 'nameIt' | 'nameEn' | 'category' | 'brand' | 'figures' | 'allergens' | 'cholesterol'>

/** Finds what the exclusions of one client touch. Its rules come after the table: of most plans nobody's exclusions are asked. */
export interface ExclusionJudge {
  /** Of a row by its food and its own name, whichever of them it has. */
  ofAmount: (amount: PlannedAmount, food: PlannedFood | undefined) => readonly Hit[]
  /** Finds the hits of a food that a search offers, before somebody chooses it. */
  ofFood: (food: OfferedFood) => readonly Hit[]
  /** Of a dish without ingredients. */
  ofDish: (component: PlannedComponent) => readonly Hit[]
  /** Of a free meal. */
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
  /** The component in which it stands. */
  componentId: string
  /** Of an alternative, the row that it stands for. */
  ofRow: RowEntry | null
  /** Null of a dish, which has ingredients instead. */
  amount: PlannedAmount | null
  component: PlannedComponent
  booked: BookedFood | undefined
  figures: RowFigures
  /** Ingredients or alternatives, which stand below it where it is open. */
  subRows: readonly RowEntry[]
  alternativeCount: number
  /** The worst first, as all lists of hits. */
  hits: readonly Hit[]
  /** Exclusions that its alternatives, or those of its ingredients, touch: they are seen before the row is opened. */
  alternativeHits: readonly Hit[]
  /** The worst of both. */
  mark: ExclusionMark | null
}

/** Between what percents of its quantity a row moves when its day is fitted. */
export function fitBoundsOf(cells: Cells) {
  const { leastPercent: least, mostPercent: most } = cells
  return {
    leastPercent: typeof least === 'number' ? least : presetBounds.leastPercent,
    mostPercent: typeof most === 'number' ? most : presetBounds.mostPercent,
    /** They are the row's own, and not the preset ones. */
    isOwn: typeof least === 'number' || typeof most === 'number',
  }
}

export interface MealEntry extends SummedMeal {
  id: string
  cells: Cells
  rows: readonly RowEntry[]
  /** The rows and all within them, by their ids: one map of a whole day would be made anew with every keystroke. */
  entries: ReadonlyMap<string, RowEntry>
  /** Exclusions that the words of a free meal touch. */
  hits: readonly Hit[]
  mark: ExclusionMark | null
}

export interface DayEntry {
  id: string
  cells: Cells
  /** From 1. */
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
  /** Null where nothing is excluded. */
  judge: ExclusionJudge | null
  countsAlternatives: boolean
}

const sumsOf = ({ foods, countsAlternatives }: Reading): PlanSums => ({ codes: figureCodes, foods: summablesOf(foods), countsAlternatives })

/**
 * Reads plans again and again: days, meals and rows that are the same as before stay the same objects, so that they are neither summed
 * nor drawn again.
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

/** All rows of a day, with those within others. */
export const isInMeal = ({ id, entries }: Pick<MealEntry, 'id' | 'entries'>, rowId: string): boolean => rowId === id || entries.has(rowId)

export const entriesOf = ({ meals }: Pick<DayEntry, 'meals'>): RowEntry[] => meals.flatMap(({ entries }) => [...entries.values()])

/** The ids of the rows that have changed, and of all that hold them now or held them before. */
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

/** Whether these are the row and all within it. */
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
  /** A row that is moved to another day is read anew. */
  dayId: string
  read: () => Entry
}

/** Keeps what was read from a row and those in it, as long as they all stay the same objects. */
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
      // the panel beside the table reads these once keys pause
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

/** The food that a row has in an earlier version than the business has now; of a dish, the first such ingredient. */
export function newerFoodIn({ booked, subRows, kind }: RowEntry): PlannedFood | undefined {
  if (booked && isOutdated(booked.food)) return booked.food
  if (kind !== 'dish') return undefined
  for (const each of subRows) {
    const food = newerFoodIn(each)
    if (food) return food
  }
  return undefined
}

/** A deleted food has no newer version to be taken. */
const isOutdated = ({ version, latestVersion, isDeleted }: PlannedFood): boolean => latestVersion > version && !isDeleted

import type { Cells, DocumentRow } from '@allenio/contract/documents'
import type { ClientExclusion } from '@allenio/contract/exclusions'
import { findExclusionHits, worstMark, type ExclusionHit, type ExclusionMark } from '@allenio/domain/aliments'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import {
  foodKeyOf,
  presetBounds,
  readPlannedDay,
  sumDay,
  type MealSum,
  type PlannedAlternative,
  type PlannedAmount,
  type PlannedComponent,
  type PlannedDay,
  type PlannedMeal,
  type PlannedRow,
  type PlanSums,
} from '@allenio/domain/meal-plans'
import type { BookedFood, BookedFoods } from './foods/food-book.ts'
import { figureCodes } from './foods/food-book.ts'
import { figuresOf, sumOfFigures, type RowFigures } from './row-figures.ts'

// The plan as the editor draws it: its days with all that follows from their foods.

/** An exclusion with its target as the reader calls it. */
export type NamedExclusion = Pick<ClientExclusion, 'kind' | 'target' | 'name'>
export type Hit = ExclusionHit<NamedExclusion>

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
  hits: readonly Hit[]
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

export interface MealEntry {
  id: string
  cells: Cells
  meal: PlannedMeal
  rows: readonly RowEntry[]
  sum: MealSum
}

export interface DayEntry {
  id: string
  cells: Cells
  /** From 1. */
  number: number
  day: PlannedDay
  meals: readonly MealEntry[]
  entries: ReadonlyMap<string, RowEntry>
  sum: MealSum
  mark: ExclusionMark | null
}

export interface Outline {
  days: readonly DayEntry[]
  /** The days have a map each: one of all rows would be made anew with every keystroke. */
  entries: Pick<ReadonlyMap<string, RowEntry>, 'get'>
}

export const emptyOutline: Outline = { days: [], entries: new Map() }

interface Reading {
  foods: BookedFoods
  exclusions: readonly NamedExclusion[]
  countsAlternatives: boolean
}

interface SummedReading extends Reading {
  sums: PlanSums
}

const sumsOf = ({ foods, countsAlternatives }: Reading): PlanSums => ({
  codes: figureCodes,
  foods: new Map([...foods].map(([key, { summable }]) => [key, summable])),
  countsAlternatives,
})

interface KnownDay {
  /** The rows that it was read from, with the day itself first. */
  rows: readonly DocumentRow[]
  entry: DayEntry
}

/** Reads plans again and again: a day whose rows are the same stays the same object, so that it is neither summed nor drawn again. */
export function outlineReader(planId: string): (rows: DocumentRows, reading: Reading) => Outline {
  let knownDays = new Map<string, KnownDay>()
  let summed: SummedReading | undefined
  return (rows, reading) => {
    if (!summed || !isSameReading(summed, reading)) {
      knownDays = new Map()
      summed = { ...reading, sums: sumsOf(reading) }
    }
    const now = summed
    const children = childrenByParent(rows)
    const next = new Map<string, KnownDay>()
    const days = (children.get(planId) ?? []).map((row, index) => {
      const old = knownDays.get(row.id)
      const isSame = old?.entry.number === index + 1 && areRowsWithin(row, children, old.rows)
      const knownDay = isSame
        ? old
        : { rows: rowsWithin(row, children), entry: readDay(row, { children, reading: now, number: index + 1 }) }
      next.set(row.id, knownDay)
      return knownDay.entry
    })
    knownDays = next
    return { days, entries: { get: id => days.find(({ entries }) => entries.has(id))?.entries.get(id) } }
  }
}

const isSameReading = (one: Reading, other: Reading): boolean =>
  one.foods === other.foods && one.exclusions === other.exclusions && one.countsAlternatives === other.countsAlternatives

type Children = ReturnType<typeof childrenByParent>

const rowsWithin = (row: DocumentRow, children: Children): DocumentRow[] => [
  row,
  ...(children.get(row.id) ?? []).flatMap(each => rowsWithin(each, children)),
]

/** Whether these are the row and all within it; all days are asked with every keystroke. */
function areRowsWithin(row: DocumentRow, children: Children, rows: readonly DocumentRow[]): boolean {
  let place = 0
  const isNext = (each: DocumentRow): boolean => {
    if (rows[place] !== each) return false
    place += 1
    return children.get(each.id)?.every(isNext) ?? true
  }
  return isNext(row) && place === rows.length
}

const withSubRows = (entry: RowEntry): (readonly [string, RowEntry])[] => [[entry.id, entry], ...entry.subRows.flatMap(withSubRows)]

interface DayReading {
  children: Children
  reading: SummedReading
  number: number
}

function readDay(row: DocumentRow, { children, reading, number }: DayReading): DayEntry {
  const day = readPlannedDay(row, children)
  const { sums } = reading
  const cellsById = new Map(rowsWithin(row, children).map(each => [each.id, each.cells]))
  const daySum = sumDay(day, sums)
  const meals = daySum.meals.map(({ meal, sum }): MealEntry => {
    const place = { dayId: day.id, mealId: meal.id, cellsById, reading }
    return {
      id: meal.id,
      cells: cellsById.get(meal.id) ?? {},
      meal,
      rows: meal.components.map(component => componentEntry(component, place)),
      sum,
    }
  })
  const entries = new Map(meals.flatMap(meal => meal.rows.flatMap(withSubRows)))
  const hits = [...entries.values()].flatMap(each => each.hits)
  return { id: day.id, cells: row.cells, number, day, meals, entries, sum: daySum, mark: worstMark(hits) }
}

interface Place {
  dayId: string
  mealId: string
  cellsById: ReadonlyMap<string, Cells>
  reading: Reading
}

function componentEntry(component: PlannedComponent, place: Place): RowEntry {
  if (component.recipe === null) return rowEntry(component.rows[0], { ...place, component, kind: 'food' })
  const ingredients = component.rows.map(row => rowEntry(row, { ...place, component, kind: 'ingredient' }))
  const hits = ingredients.flatMap(each => each.hits)
  return {
    ...baseOf(component.id, place, component),
    kind: 'dish',
    ofRow: null,
    amount: null,
    booked: undefined,
    figures: sumOfFigures(ingredients.map(each => each.figures)),
    subRows: ingredients,
    alternativeCount: 0,
    hits,
    mark: worstMark(hits),
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
  return { ...entry, subRows: alternatives, alternativeCount: alternatives.length }
}

const noAmount = (id: string): PlannedAmount => ({
  id,
  food: null,
  grams: 0,
  measure: null,
  isToTaste: false,
  customName: { it: '', en: '' },
})

function amountEntry(amount: PlannedAmount, place: RowPlace) {
  const { foods, exclusions } = place.reading
  const booked = amount.food ? foods.get(foodKeyOf(amount.food)) : undefined
  const hits = booked && exclusions.length > 0 ? hitsOf(booked, exclusions) : noHits
  return {
    ...baseOf(amount.id, place, place.component),
    amount,
    booked,
    figures: figuresOf(amount, booked?.food),
    hits,
    mark: worstMark(hits),
  }
}

const noHits: readonly Hit[] = []

const hitsOf = ({ food }: BookedFood, exclusions: readonly NamedExclusion[]): Hit[] =>
  findExclusionHits(
    [
      {
        id: food.id,
        name: { it: food.nameIt, en: food.nameEn },
        category: food.category,
        allergens: food.allergens,
        cholesterol: food.nutrients.cholesterol ?? null,
      },
    ],
    exclusions,
  )

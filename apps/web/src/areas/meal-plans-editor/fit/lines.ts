import type { AlternativeBasis } from '@allenio/contract/meal-plans'
import { figureOf, type FigureCode } from '@allenio/domain/aliments'
import { gramsAlike, serveDish } from '@allenio/domain/meal-plans'
import { fitBoundsOf, type DayEntry, type RowEntry } from '../outline.ts'
import { countQuantity, gramsPerUnit, portionsIn, type CountedQuantity } from './units.ts'

/** Why a row keeps its quantity whatever the targets are. */
export type StayReason = 'locked' | 'held' | 'dish' | 'changed dish' | 'no figures' | 'no food' | 'no quantity'

/** A food or a dish of a meal, as fitting sees it. */
export interface FitLine extends CountedQuantity {
  entry: RowEntry
  mealId: string
  /** In percent of its quantity. */
  leastPercent: number
  mostPercent: number
  stays: StayReason | null
  /** How much a unit brings of each figure that is asked about. */
  perUnit: ReadonlyMap<FigureCode, number>
  /** How much the row brings whatever its quantity: pinned alternatives, where alternatives count. */
  fixed: ReadonlyMap<FigureCode, number>
}

export interface LineChoices {
  codes: readonly FigureCode[]
  keepsLocked: boolean
  keepsDishes: boolean
  /** Rows that somebody holds back in the preview. */
  heldIds: ReadonlySet<string>
}

export interface LineRules {
  countsAlternatives: boolean
  basisOf: (entry: RowEntry) => AlternativeBasis
}

/** The lines of a day in their order. What has no quantity by its nature, such as salt to taste, is none. */
export const linesOf = (day: Pick<DayEntry, 'meals'>, choices: LineChoices, rules: LineRules): FitLine[] =>
  day.meals.flatMap(meal =>
    meal.rows.filter(({ amount }) => amount?.isToTaste !== true).map(entry => lineOf(entry, { mealId: meal.id, choices, rules })),
  )

interface LinePlace {
  mealId: string
  choices: LineChoices
  rules: LineRules
}

function lineOf(entry: RowEntry, { mealId, choices, rules }: LinePlace): FitLine {
  const counted = countQuantity(entry)
  const parts = choices.codes.map(code => ({ code, ...contributionOf(entry, code, rules) }))
  const isKnown = parts.every(part => part.isKnown)
  const stays = stayReason(entry, choices) ?? (isKnown ? null : 'no figures')
  return {
    entry,
    mealId,
    ...counted,
    ...boundsOf(entry),
    stays,
    perUnit: new Map(
      parts.map(({ code, perUnit, amount, fixed }) => [code, stays === 'changed dish' ? (amount - fixed) / counted.units : perUnit]),
    ),
    fixed: new Map(parts.map(({ code, fixed }) => [code, fixed])),
  }
}

function stayReason(entry: RowEntry, { keepsLocked, keepsDishes, heldIds }: LineChoices): StayReason | null {
  const rows = entry.kind === 'dish' ? entry.subRows : [entry]
  if (rows.length === 0 || rows.some(row => !row.amount?.isToTaste && !row.booked)) return 'no food'
  if (rows.every(({ amount }) => !amount || amount.grams === 0)) return 'no quantity'
  if (keepsLocked && [entry, ...rows].some(isLocked)) return 'locked'
  if (entry.kind === 'dish') {
    if (keepsDishes) return 'dish'
    if (!isServedAsWritten(entry)) return 'changed dish'
  }
  return heldIds.has(entry.id) ? 'held' : null
}

const isLocked = ({ cells }: RowEntry): boolean => cells['isLocked'] === true

/** Another number of portions would undo what somebody changed in the dish by hand. */
function isServedAsWritten({ component }: RowEntry): boolean {
  const gramsById = new Map(component.rows.map(({ id, grams }) => [id, grams]))
  return serveDish(component, component.portions).every(
    operation => operation.kind !== 'set' || !('grams' in operation.cells) || operation.cells['grams'] === gramsById.get(operation.id),
  )
}

interface Contribution {
  perUnit: number
  fixed: number
  /** At the present quantity. */
  amount: number
  isKnown: boolean
}

function contributionOf(entry: RowEntry, code: FigureCode, rules: LineRules): Contribution {
  if (entry.kind !== 'dish') {
    const { unit, units } = countQuantity(entry)
    const { perGram, fixed, isKnown } = rowContribution(entry, code, rules)
    const perUnit = unit.kind === 'portions' ? 0 : perGram * gramsPerUnit(unit)
    return { perUnit, fixed, amount: perUnit * units + fixed, isKnown }
  }
  const { recipe, rows } = entry.component
  const ownGrams = new Map(rows.map(row => [row.id, row.isToTaste ? 0 : (row.ownGrams ?? row.grams)]))
  const parts = entry.subRows.map(row => ({ row, ...rowContribution(row, code, rules) }))
  const sum = (valueOf: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + valueOf(part), 0)
  const ofRecipe = sum(({ row, perGram }) => perGram * (ownGrams.get(row.id) ?? 0))
  const fixed = sum(part => part.fixed)
  return {
    perUnit: portionsIn(ofRecipe / (recipe?.portions ?? 1)),
    fixed,
    amount: sum(({ row, perGram }) => perGram * (row.amount?.grams ?? 0)) + fixed,
    isKnown: parts.every(({ row, isKnown }) => isKnown || row.amount?.isToTaste === true),
  }
}

/** The contribution of a row. If alternatives count, it is the mean of the choices, of which the unpinned ones move with the row. */
function rowContribution(row: RowEntry, code: FigureCode, { countsAlternatives, basisOf }: LineRules) {
  const { booked } = row
  if (!booked) return { perGram: 0, fixed: 0, isKnown: false }
  const own = figureOf(booked.food, code)
  const alternatives = countsAlternatives ? row.subRows.flatMap(each => (each.booked ? [{ each, food: each.booked.food }] : [])) : []
  let [perGram, fixed] = [(own ?? 0) / 100, 0]
  let isKnown = own !== null
  for (const { each, food } of alternatives) {
    const figure = figureOf(food, code)
    const basis = basisOf(row)
    // as many grams as it would get for a large quantity of the row, so that rounding does not count
    const alike = gramsAlike({ food: booked.food, grams: 10_000 }, food, basis)
    const isToTaste = each.amount?.isToTaste === true
    isKnown &&= figure !== null || isToTaste
    if (isToTaste) continue
    if ('refusal' in alike || each.cells['isPinned'] === true) fixed += ((figure ?? 0) / 100) * (each.amount?.grams ?? 0)
    else perGram += ((figure ?? 0) / 100) * ((booked.food[basis] ?? 0) / (food[basis] ?? 1))
  }
  const count = alternatives.length + 1
  return { perGram: perGram / count, fixed: fixed / count, isKnown }
}

function boundsOf(entry: RowEntry): Bounds {
  const { leastPercent, mostPercent } = fitBoundsOf(entry.cells)
  const own = { leastPercent, mostPercent }
  return entry.kind === 'dish' ? dishBounds(entry, own) : own
}

/** The row's own bounds, or those of an ingredient of a dish. */
export const hasBounds = ({ cells, kind, subRows }: Pick<RowEntry, 'cells' | 'kind' | 'subRows'>): boolean =>
  fitBoundsOf(cells).isOwn || (kind === 'dish' && subRows.some(row => fitBoundsOf(row.cells).isOwn))

type Bounds = Pick<FitLine, 'leastPercent' | 'mostPercent'>

/** The portions by which no ingredient leaves its own bounds, as far as they go without a gap from the present ones. */
function dishBounds(entry: RowEntry, own: Bounds): Bounds {
  const bounded = new Map(
    entry.subRows.filter(hasBounds).map(row => [row.id, { ...fitBoundsOf(row.cells), grams: row.amount?.grams ?? 0 }]),
  )
  if (bounded.size === 0) return own
  const { portions } = entry.component
  const isWithin = (served: number) =>
    serveDish(entry.component, served).every(operation => {
      const bounds = bounded.get(operation.id)
      const grams = operation.kind === 'set' ? operation.cells['grams'] : undefined
      if (!bounds || typeof grams !== 'number') return true
      return grams * 100 >= bounds.leastPercent * bounds.grams && grams * 100 <= bounds.mostPercent * bounds.grams
    })
  const farthest = (by: 1 | -1): number => {
    let reached = portions
    for (let quarter = by > 0 ? Math.floor(portions * 4) + 1 : Math.ceil(portions * 4) - 1; quarter > 0; quarter += by) {
      const percent = ((quarter / 4) * 100) / portions
      if (percent < own.leastPercent || percent > own.mostPercent || !isWithin(quarter / 4)) break
      reached = quarter / 4
    }
    return (reached * 100) / portions
  }
  return { leastPercent: farthest(-1), mostPercent: farthest(1) }
}

import type { Cells } from '@allenio/contract/documents'
import type { MacroAssignment, ResolvedDay } from '@allenio/contract/macros'
import { kcalPerGram, macros, roundTotal, type Macro } from '@allenio/domain/aliments'
import type { RowCells } from './gestures/meals.ts'
import type { Totals } from './totals.ts'

/** The target of each day, as the plan has it; null where it says nothing. */
export interface PlanTarget {
  kcal: number | null
  protein: number | null
  carbs: number | null
  lipids: number | null
}

/** The share of the kcal by which a day may miss the target and still count as on it. */
export const closeShare = 0.03

/** The cells of the plan that hold the shares of the energy. */
export const percentCells = { protein: 'proteinPercent', carbs: 'carbsPercent', lipids: 'lipidsPercent' } as const satisfies Record<
  Macro,
  string
>

const numberIn = (cells: Cells, cell: string): number | null => {
  const value = cells[cell]
  return typeof value === 'number' ? value : null
}

/** Percents are of the energy; without it they are no grams. */
export function targetOf(cells: Cells): PlanTarget {
  const kcal = numberIn(cells, 'kcal')
  const grams = (macro: Macro) => {
    const percent = numberIn(cells, percentCells[macro])
    return kcal === null || percent === null ? null : roundTotal((kcal * percent) / 100 / kcalPerGram[macro])
  }
  return { kcal, protein: grams('protein'), carbs: grams('carbs'), lipids: grams('lipids') }
}

export interface Verdict {
  isClose: boolean
  word: 'onTarget' | 'closeAbove' | 'closeBelow' | 'above' | 'below'
  /** Between the figure and its target. */
  kcal: number
}

/** How far an energy is from its target; undefined where nobody can tell. */
export function targetVerdict(
  { kcal, isAtLeast }: Pick<Totals, 'kcal' | 'isAtLeast'>,
  target: Pick<PlanTarget, 'kcal'>,
): Verdict | undefined {
  if (kcal === null || isAtLeast.kcal || target.kcal === null) return undefined
  const difference = Math.round(kcal) - Math.round(target.kcal)
  const isClose = Math.abs(difference) <= target.kcal * closeShare
  return { isClose, word: verdictWord(isClose, difference), kcal: Math.abs(difference) }
}

/** The share by which a macro may exceed its target and still count as reached, as in a fitted day. */
const macroShare = 0.05

/** How many grams of a macro are beyond its target; what is known only in part may be beyond already. */
export function excessOf(grams: number | null, target: number | null): number | undefined {
  if (grams === null || target === null) return undefined
  const excess = Math.round(grams) - Math.round(target)
  return excess > 0 && grams > target * (1 + macroShare) ? excess : undefined
}

function verdictWord(isClose: boolean, difference: number): Verdict['word'] {
  if (difference === 0) return 'onTarget'
  if (isClose) return difference > 0 ? 'closeAbove' : 'closeBelow'
  return difference > 0 ? 'above' : 'below'
}

type TargetFigures = Pick<ResolvedDay, 'kcal' | 'protein' | 'carbs' | 'lipids'>

/** The plan's cells with a client's target. Percents have a tenth, so that the grams stay those of the target. */
export function cellsOfTarget(target: TargetFigures): RowCells | null {
  const { kcal } = target
  if (kcal === null || kcal <= 0) return null
  const percents = macros.flatMap(macro => {
    const grams = target[macro]
    return grams === null ? [] : [[percentCells[macro], Math.min(100, roundTotal((grams * kcalPerGram[macro] * 100) / kcal))] as const]
  })
  return { kcal: Math.round(kcal), ...Object.fromEntries(percents) }
}

/** The assignment that counts today. */
export const currentOf = (assignments: readonly MacroAssignment[]): MacroAssignment | undefined =>
  assignments.find(({ state }) => state === 'current')

/** Whether the plan has this target already. */
export const hasTarget = (cells: Readonly<Record<string, unknown>>, offered: RowCells): boolean =>
  Object.entries(offered).every(([cell, value]) => cells[cell] === value)

/** The fibre of a day, where every type of day asks for the same. */
export function fiberOf({ targets }: Pick<MacroAssignment, 'targets'>): number | null {
  const amounts = new Set(targets.map(({ fiber }) => fiber))
  const [only = null] = amounts
  return amounts.size === 1 ? only : null
}

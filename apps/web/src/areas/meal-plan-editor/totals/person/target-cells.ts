import type { MacroAssignment } from '@allenio/contract/macro-assignments'
import type { ResolvedDay } from '@allenio/contract/macro-fields'
import { kcalPerGram, macros, roundTotal } from '@allenio/domain/aliments'
import type { RowCells } from '../../gestures/meals.ts'
import { percentCells } from '../../target.ts'

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

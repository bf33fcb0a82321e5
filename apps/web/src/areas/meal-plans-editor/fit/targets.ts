import type { FigureCode } from '@allenio/domain/aliments'
import { closeShare } from '../target.ts'

/** The amount that a day is to have: about so much, or with a bound on one side. */
export interface ChosenTarget {
  code: FigureCode
  kind: 'about' | 'at least' | 'at most'
  amount: number
}

/** The difference to a macro's target that still counts as reached: 5 percent, or 2 g. */
const closeMacro = (amount: number) => Math.max(2, amount * 0.05)

/**
 * The solver aims at energy closer than it counts as reached, because household steps cannot hit a figure. Macros have more room: the
 * energy of foods is not exactly 4, 4 and 9 kcal per gram, and rows would be torn to their bounds for the sake of a percent.
 */
export function aimOf({ code, kind, amount }: ChosenTarget): { least: number; most: number } {
  if (kind === 'at least') return { least: amount, most: Infinity }
  if (kind === 'at most') return { least: 0, most: amount }
  const margin = code === 'kcal' ? amount * 0.01 : closeMacro(amount) * 0.9
  return { least: Math.max(0, amount - margin), most: amount + margin }
}

/** By how much an amount misses its target: below zero too little, above it too much, zero where it counts as reached. */
export function missOf({ code, kind, amount: target }: ChosenTarget, amount: number): number {
  const difference = amount - target
  const margin = kind === 'about' ? (code === 'kcal' ? target * closeShare : closeMacro(target)) : target * 0.005
  if (Math.abs(difference) <= margin) return 0
  if (kind === 'at least') return Math.min(0, difference)
  return kind === 'at most' ? Math.max(0, difference) : difference
}

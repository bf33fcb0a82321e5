import { findBlocks, type FitBlock } from './fit-blocks.ts'
import { partsOf, readProblem, type FitProblem } from './fit-problem.ts'
import { roundToSteps } from './rounded-fit.ts'
import { solvePart, type SolveQP } from './fit-solution.ts'

/** A row of food whose quantity may move. */
export interface FitRow {
  id: string
  grams: number
  /** The grams of one step: 1, or a household measure. The quantity only changes by whole steps. */
  step: number
  /** The bounds as percentages of the quantity. */
  leastPercent: number
  mostPercent: number
  isLocked: boolean
}

/** An amount that the rows should reach together: energy or a nutrient, of a day or a week. */
export interface FitTarget {
  id: string
  least: number
  most: number
  /** How much a gram of each row brings; rows that are not named bring nothing. */
  perGram: ReadonlyMap<string, number>
  /** The part that comes from elsewhere, such as a free meal. */
  fixedAmount?: number
  /** A target with priority: no other target may put it out of reach. */
  isFirst?: boolean
}

/** The bounds of rows that have none of their own, in percent. */
export const presetBounds = { leastPercent: 50, mostPercent: 200 } as const

export interface Fit {
  /** The new quantities of all rows, in their order. */
  grams: ReadonlyMap<string, number>
  /** The targets that cannot be reached, each with what stands in the way. */
  unreached: readonly UnreachedTarget[]
}

export interface UnreachedTarget {
  id: string
  amount: number
  blocks: readonly FitBlock[]
}

/**
 * The quantities that reach the targets by the least relative change of the rows. They are solved in real grams and then rounded to steps
 * by repair, because branching over whole grams took a hundred times as long. The same question has the same answer each time.
 */
export function fitRows(rows: readonly FitRow[], targets: readonly FitTarget[], solveQP: SolveQP): Fit {
  const problem = readProblem(rows, targets)
  const moved = new Map(partsOf(problem).flatMap(part => roundToSteps(part, new Map(solvePart(part, solveQP)))))
  const grams = new Map(rows.map(row => [row.id, moved.get(row.id) ?? row.grams]))
  return { grams, unreached: listUnreached(problem, grams) }
}

const listUnreached = (problem: FitProblem, grams: ReadonlyMap<string, number>): UnreachedTarget[] =>
  problem.targets.flatMap(target => {
    const amount = target.amountOf(grams)
    const isReached = amount >= target.least - target.tolerance && amount <= target.most + target.tolerance
    return isReached ? [] : [{ id: target.id, amount, blocks: findBlocks(problem, target, grams) }]
  })

import type { FitProblem } from './fit-problem.ts'

/**
 * A solver of strictly convex programs, as the library `quadprog` has it: half of x·D·x is least where each column of A, times x, is at
 * least b. Arrays begin at 1, and it overwrites them. The rules are pure, so that whoever loads the library passes it on.
 */
export type SolveQP = (D: number[][], d: number[], A: number[][], b: number[]) => { solution: number[]; message: string }

/** How much more a missed target weighs than a changed row: so much that a row never stays for the sake of a target within reach. */
const missWeight = 1e7

/**
 * Real grams of the rows of one part. The unknowns are the relative changes of the rows, and by how much each target is missed from below
 * and above, relative to it: there is always a solution, which misses impossible targets by as little as can be.
 */
export function solvePart({ rows, movable, targets }: FitProblem, solveQP: SolveQP): [string, number][] {
  const count = movable.length
  if (count === 0 || targets.length === 0) return []
  const present = new Map(rows.map(({ id, grams }) => [id, grams]))
  const scaled = targets.map(({ least, most, scale, perGram, amountOf }) => {
    const amount = amountOf(present)
    return {
      least: (least - amount) / scale,
      most: (most - amount) / scale,
      slopes: movable.map(({ id, grams }) => ((perGram.get(id) ?? 0) * grams) / scale),
    }
  })
  const unknowns = count + 2 * targets.length
  const constraints: Constraint[] = [
    ...movable.flatMap(({ grams, least, most }, at): Constraint[] => [
      { terms: [[at, 1]], atLeast: least / grams - 1 },
      { terms: [[at, -1]], atLeast: 1 - most / grams },
    ]),
    ...scaled.flatMap(({ least, most, slopes }, at): Constraint[] => {
      const [below, above] = [count + 2 * at, count + 2 * at + 1]
      const terms = slopes.map((slope, row): Term => [row, slope])
      return [
        { terms: [...terms, [below, 1]], atLeast: least },
        { terms: [...terms.map(([row, slope]): Term => [row, -slope]), [above, 1]], atLeast: -most },
        { terms: [[below, 1]], atLeast: 0 },
        { terms: [[above, 1]], atLeast: 0 },
      ]
    }),
  ]
  const weights = Array.from({ length: unknowns }, (_, at) => (at < count ? 1 : missWeight))
  const solution = solve(weights, constraints, solveQP)
  return movable.map(({ id, grams, least, most }, at) => [id, clamp(grams * (1 + (solution[at] ?? 0)), least, most)])
}

type Term = [unknown: number, factor: number]

interface Constraint {
  terms: readonly Term[]
  atLeast: number
}

/** Half the weighted sum of squares is least. The library counts from 1 and wants a column for each constraint. */
function solve(weights: readonly number[], constraints: readonly Constraint[], solveQP: SolveQP): number[] {
  const row = (length: number) => Array.from({ length: length + 1 }, () => 0)
  const squares = [[], ...weights.map((weight, at) => row(weights.length).with(at + 1, weight))]
  const factors = [[], ...weights.map(() => row(constraints.length))]
  const bounds = row(constraints.length)
  constraints.forEach(({ terms, atLeast }, at) => {
    bounds[at + 1] = atLeast
    for (const [unknown, factor] of terms) {
      const line = factors[unknown + 1]
      if (line) line[at + 1] = factor
    }
  })
  const { solution, message } = solveQP(squares, row(weights.length), factors, bounds)
  // the rows then stay as they are
  return message === '' && solution.slice(1).every(Number.isFinite) ? solution.slice(1) : []
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

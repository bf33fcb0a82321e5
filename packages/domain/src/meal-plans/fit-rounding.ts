import type { FitProblem, MovableRow, ReadTarget } from './fit-problem.ts'

/** So many improvements at most; each is the best one of a step of one row, or of two rows against each other. */
const improvementsAtMost = 400

/** The weight of a missed target against changed rows, as in the solution in real grams. */
const missWeight = 1e7

/** Whole steps near a solution in real grams, repaired until no step of one row or of two makes it better. */
export function roundToSteps({ rows, movable, targets }: FitProblem, solution: ReadonlyMap<string, number>): [string, number][] {
  const grams = new Map(rows.map(row => [row.id, row.grams]))
  for (const row of movable) {
    const solved = solution.get(row.id)
    if (solved !== undefined) grams.set(row.id, nearestStep(row, solved))
  }
  const repair: Repair = { rows: movable, targets, grams, amounts: targets.map(target => target.amountOf(grams)) }
  for (let done = 0; done < improvementsAtMost; done += 1) if (!improve(repair)) break
  return movable.map(row => [row.id, gramsOf(repair, row)])
}

const nearestStep = ({ step, least, most }: MovableRow, grams: number): number =>
  Math.min(most, Math.max(least, Math.round(grams / step) * step))

interface Step {
  row: MovableRow
  /** In grams. */
  by: number
}

interface Repair {
  rows: readonly MovableRow[]
  targets: readonly ReadTarget[]
  grams: Map<string, number>
  /** Of the targets, kept while rows move: a try then costs as many sums as there are targets. */
  amounts: number[]
}

function improve(repair: Repair): boolean {
  const { rows, grams, amounts } = repair
  const singles = rows.flatMap(row => [row.step, -row.step].flatMap(by => (isAllowed(repair, { row, by }) ? [{ row, by }] : [])))
  const best =
    bestOf(
      repair,
      singles.map(step => [step]),
    ) ?? bestOf(repair, pairsOf(singles))
  if (!best) return false
  for (const { row, by } of best) grams.set(row.id, gramsOf(repair, row) + by)
  repair.amounts = amounts.map((amount, at) => amount + changeOf(repair, best, at))
  return true
}

function bestOf(repair: Repair, tries: readonly (readonly Step[])[]): readonly Step[] | undefined {
  let best: readonly Step[] | undefined
  // less is noise, and would go round in circles
  let bestGain = 1e-9
  for (const steps of tries) {
    const gain = gainOf(repair, steps)
    if (gain <= bestGain) continue
    bestGain = gain
    best = steps
  }
  return best
}

function gainOf(repair: Repair, steps: readonly Step[]): number {
  let gain = 0
  repair.targets.forEach((target, at) => {
    const change = changeOf(repair, steps, at)
    if (change === 0) return
    const amount = repair.amounts[at] ?? 0
    gain += missWeight * (missOf(target, amount) - missOf(target, amount + change))
  })
  for (const { row, by } of steps) {
    const grams = gramsOf(repair, row)
    gain += changeCost(row, grams) - changeCost(row, grams + by)
  }
  return gain
}

function changeOf({ targets }: Repair, steps: readonly Step[], at: number): number {
  const perGram = targets[at]?.perGram
  return steps.reduce((sum, { row, by }) => sum + (perGram?.get(row.id) ?? 0) * by, 0)
}

const gramsOf = ({ grams }: Repair, row: MovableRow): number => grams.get(row.id) ?? row.grams

function isAllowed(repair: Repair, { row, by }: Step): boolean {
  const grams = gramsOf(repair, row) + by
  return grams >= row.least && grams <= row.most
}

/** The square of what is missing, relative to the target. */
function missOf({ least, most }: ReadTarget, amount: number): number {
  const miss = Math.max(0, least - amount, amount - most) / Math.max(least, Math.min(most, 1e6), 1)
  return miss * miss
}

const changeCost = (row: MovableRow, grams: number): number => (grams / row.grams - 1) ** 2

/** One row more and another less, or two the same way. */
const pairsOf = (steps: readonly Step[]): Step[][] =>
  steps.flatMap((one, at) => steps.slice(at + 1).flatMap(other => (one.row === other.row ? [] : [[one, other]])))

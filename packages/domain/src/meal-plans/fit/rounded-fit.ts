import type { FitProblem, MovableRow, ReadTarget } from './fit-problem.ts'

/** The most improvements that are made; each is the best step of one row, or of two rows against each other. */
const improvementsAtMost = 400

/** The most single steps that are tried in pairs. If there are more, the least harmful ones are tried. A day has fewer. */
const pairedStepsAtMost = 120

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
  return movable.map(row => [row.id, grams.get(row.id) ?? row.grams])
}

/** A row that hardly moved keeps its quantity, also where that is no whole step. */
function nearestStep({ grams: present, step, least, most }: MovableRow, grams: number): number {
  const whole = Math.min(most, Math.max(least, Math.round(grams / step) * step))
  return Math.abs(present - grams) <= Math.abs(whole - grams) ? present : whole
}

const noise = 1e-6

/** The next place above or below; the present quantity is one of them. */
function placesBeside({ grams: present, step, least, most }: MovableRow, grams: number): number[] {
  const above = (Math.floor(grams / step + noise) + 1) * step
  const below = (Math.ceil(grams / step - noise) - 1) * step
  const places = [present > grams && present < above ? present : above, present < grams && present > below ? present : below]
  return places.filter(place => place >= least && place <= most)
}

/** One row to another place, with all that a try of it needs: there are thousands of tries. */
interface Step {
  row: MovableRow
  place: number
  /** The changes of the targets' amounts, in the order of the targets. */
  changes: readonly number[]
  /** How much less the row's change costs. */
  gain: number
}

interface Repair {
  rows: readonly MovableRow[]
  targets: readonly ReadTarget[]
  grams: Map<string, number>
  /** The amounts of the targets, updated while rows move, so that a try needs only one sum for each target. */
  amounts: number[]
}

function stepsOf({ rows, targets, grams }: Repair): Step[] {
  return rows.flatMap(row => {
    const present = grams.get(row.id) ?? row.grams
    return placesBeside(row, present).map(place => ({
      row,
      place,
      changes: targets.map(({ perGram }) => (perGram.get(row.id) ?? 0) * (place - present)),
      gain: changeCost(row, present) - changeCost(row, place),
    }))
  })
}

function improve(repair: Repair): boolean {
  const steps = stepsOf(repair)
  const best = bestSingle(repair, steps) ?? bestPair(repair, steps)
  if (!best) return false
  for (const { row, place, changes } of best) {
    repair.grams.set(row.id, place)
    repair.amounts = repair.amounts.map((amount, at) => amount + (changes[at] ?? 0))
  }
  return true
}

// a smaller gain is rounding noise, and the repair would repeat itself for ever
const leastGain = 1e-9

function bestSingle(repair: Repair, steps: readonly Step[]): Step[] | undefined {
  let best: Step | undefined
  let bestGain = leastGain
  for (const step of steps) {
    const gain = gainOf(repair, step)
    if (gain <= bestGain) continue
    bestGain = gain
    best = step
  }
  return best && [best]
}

/** The best pair of steps: one row more and another less, or two the same way. */
function bestPair(repair: Repair, all: readonly Step[]): Step[] | undefined {
  const steps = all.length > pairedStepsAtMost ? mostHarmless(repair, all) : all
  let best: Step[] | undefined
  let bestGain = leastGain
  for (const [at, one] of steps.entries()) {
    for (const other of steps.slice(at + 1)) {
      if (one.row === other.row) continue
      const gain = gainOf(repair, one, other)
      if (gain <= bestGain) continue
      bestGain = gain
      best = [one, other]
    }
  }
  return best
}

const mostHarmless = (repair: Repair, steps: readonly Step[]): Step[] =>
  steps
    .map(step => ({ step, gain: gainOf(repair, step) }))
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, pairedStepsAtMost)
    .map(({ step }) => step)

function gainOf({ targets, amounts }: Repair, one: Step, other?: Step): number {
  let gain = one.gain + (other?.gain ?? 0)
  for (const [at, target] of targets.entries()) {
    const change = (one.changes[at] ?? 0) + (other?.changes[at] ?? 0)
    const amount = amounts[at] ?? 0
    if (change !== 0) gain += missWeight * (missOf(target, amount) - missOf(target, amount + change))
  }
  return gain
}

/** The square of what is missing, relative to the target. */
function missOf({ least, most, scale }: ReadTarget, amount: number): number {
  const miss = Math.max(0, least - amount, amount - most) / scale
  return miss * miss
}

const changeCost = (row: MovableRow, grams: number): number => (grams / row.grams - 1) ** 2

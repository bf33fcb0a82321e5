import { largestGrams } from '@allenio/domain/aliments'
import type { FitRow, FitTarget } from './fit.ts'

/** A row that may move, by whole steps. Its present quantity is one of its places even where it is no whole step. */
export interface MovableRow {
  id: string
  grams: number
  step: number
  least: number
  most: number
}

export interface ReadTarget {
  id: string
  least: number
  most: number
  /** A difference below it is noise. */
  tolerance: number
  /** Misses are divided by it, so that goals of different units compare. */
  scale: number
  /** The share of a gram, by row; a row that brings nothing is left out. */
  perGram: ReadonlyMap<string, number>
  /** Rows that are not named keep their present quantities. */
  amountOf: (grams: ReadonlyMap<string, number>) => number
}

export interface FitProblem {
  rows: readonly FitRow[]
  movable: readonly MovableRow[]
  targets: readonly ReadTarget[]
}

const noise = 1e-6

/** Quantities and amounts that are no figures, or beyond any plan, are left out: the rest is fitted. */
export function readProblem(rows: readonly FitRow[], targets: readonly FitTarget[]): FitProblem {
  const sound = rows.filter(({ grams }) => grams >= 0 && grams <= largestGrams)
  return {
    rows: sound,
    movable: sound.flatMap(row => movableOf(row) ?? []),
    targets: targets.flatMap(target => readTarget(target, sound) ?? []),
  }
}

/** A row without a quantity has nothing to grow from, and one whose bounds hold no other step stays. */
function movableOf({ id, grams, step: typedStep, leastPercent, mostPercent, isLocked }: FitRow): MovableRow | null {
  if (isLocked || !(grams > 0) || !(mostPercent > 0) || !(leastPercent >= 0)) return null
  const step = typedStep >= 1 ? Math.round(typedStep) : 1
  const least = Math.ceil((grams * Math.min(leastPercent, 100)) / 100 / step - noise) * step
  const most = Math.min(largestGrams, Math.floor((grams * Math.max(mostPercent, 100)) / 100 / step + noise) * step)
  return least <= most ? { id, grams, step, least: Math.max(0, Math.min(least, grams)), most: Math.max(most, grams) } : null
}

function readTarget({ id, least, most, perGram, fixedAmount = 0, isFirst }: FitTarget, rows: readonly FitRow[]): ReadTarget | null {
  const isSound = least >= 0 && least <= most && least < largest && fixedAmount >= 0 && fixedAmount < largest
  if (!isSound) return null
  const amounts = new Map([...perGram].filter(([, amount]) => amount > 0 && amount < largest))
  const amountOf = (grams: ReadonlyMap<string, number>) =>
    rows.reduce((sum, row) => sum + (amounts.get(row.id) ?? 0) * (grams.get(row.id) ?? row.grams), fixedAmount)
  // a target without an upper bound is as large as its lower one
  const scale = Math.max(least, most < largest ? Math.min(most, 1e6) : 0, 1) / (isFirst ? firstFactor : 1)
  return { id, least, most: Math.min(most, largest), tolerance: noise * Math.max(1, least), scale, perGram: amounts, amountOf }
}

/** Beyond any plan of food. */
const largest = 1e9

/** A miss of the first target weighs a thousand times as much, by its square. */
const firstFactor = 32

/** Days that share no target are fitted one by one: a week of them costs seven days, not the cube of a week. */
export function partsOf({ rows, movable, targets }: FitProblem): FitProblem[] {
  const parts: { ids: Set<string>; targets: ReadTarget[] }[] = []
  for (const target of targets) {
    const ids = new Set(movable.flatMap(({ id }) => (target.perGram.has(id) ? [id] : [])))
    const met = parts.filter(part => [...ids].some(id => part.ids.has(id)))
    const joined = {
      ids: new Set([...ids, ...met.flatMap(part => [...part.ids])]),
      targets: [...met.flatMap(part => part.targets), target],
    }
    parts.splice(0, parts.length, ...parts.filter(part => !met.includes(part)), joined)
  }
  return parts.map(part => ({ rows, movable: movable.filter(({ id }) => part.ids.has(id)), targets: part.targets }))
}

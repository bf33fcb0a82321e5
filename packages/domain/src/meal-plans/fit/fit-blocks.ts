import type { FitProblem, MovableRow, ReadTarget } from './fit-problem.ts'

/** A bound that keeps a target out of reach: of a row, or another target that the same rows would overshoot. */
export type FitBlock = { kind: 'row'; id: string; bound: 'least' | 'most' | 'locked' } | { kind: 'target'; id: string }

const blocksAtMost = 4

/** The rows that bring most to the target first. */
export function findBlocks({ rows, movable, targets }: FitProblem, target: ReadTarget, grams: ReadonlyMap<string, number>): FitBlock[] {
  const isTooLittle = target.amountOf(grams) < target.least
  const movableById = new Map(movable.map(row => [row.id, row]))
  const gramsOf = (row: { id: string; grams: number }) => grams.get(row.id) ?? row.grams
  const bringing = rows
    .filter(row => target.perGram.has(row.id))
    .toSorted((one, other) => (target.perGram.get(other.id) ?? 0) * gramsOf(other) - (target.perGram.get(one.id) ?? 0) * gramsOf(one))
  const atBounds = bringing.flatMap((row): FitBlock[] => {
    const bound = boundOf(movableById.get(row.id), gramsOf(row), isTooLittle)
    return bound ? [{ kind: 'row', id: row.id, bound }] : []
  })
  const others = targets.flatMap((other): FitBlock[] =>
    other !== target && isAgainst(other, { target, grams, isTooLittle }) ? [{ kind: 'target', id: other.id }] : [],
  )
  // rows that could still move are held by other targets
  return atBounds.length < bringing.length ? [...others, ...atBounds].slice(0, blocksAtMost) : atBounds.slice(0, blocksAtMost)
}

function boundOf(row: MovableRow | undefined, grams: number, isTooLittle: boolean): 'least' | 'most' | 'locked' | null {
  if (!row) return 'locked'
  if (isTooLittle) return grams + row.step > row.most ? 'most' : null
  return grams - row.step < row.least ? 'least' : null
}

interface Direction {
  target: ReadTarget
  grams: ReadonlyMap<string, number>
  isTooLittle: boolean
}

/** The other one stands at the bound to which more, or less, of the target would push it; to a step of whole grams near. */
function isAgainst(other: ReadTarget, { target, grams, isTooLittle }: Direction): boolean {
  const isShared = [...target.perGram.keys()].some(id => other.perGram.has(id))
  if (!isShared) return false
  const amount = other.amountOf(grams)
  const near = Math.max(1, other.least) * 0.02
  return isTooLittle ? amount >= other.most - near : amount <= other.least + near
}

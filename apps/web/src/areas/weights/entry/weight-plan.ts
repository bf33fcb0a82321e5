import type { ReplaceableWeight } from '@allenio/contract/weights'

export interface PlannedRow {
  key: string
  day: string
  kg: number
  note: string
}

/** A weight to send, under the key of the row that it is typed in. */
export interface PlannedWeight extends PlannedRow {
  replacesId?: string
}

interface PlanOptions {
  stored: readonly Pick<ReplaceableWeight, 'id' | 'day' | 'kg'>[]
  /** The rows beside which the former weight of their day stays. */
  addedKeys: ReadonlySet<string>
}

export interface WeightPlan {
  weights: PlannedWeight[]
  /** The former weight of a row's day, in kilograms: stored, or typed in a row above. */
  formerKgs: ReadonlyMap<string, number>
}

/** Each row takes the place of the former weight of its day; what that one would have replaced, it replaces too. */
export function planWeights(rows: readonly PlannedRow[], { stored, addedKeys }: PlanOptions): WeightPlan {
  const storedByDay = new Map(stored.map(weight => [weight.day, weight]))
  const weights: PlannedWeight[] = []
  const formerKgs = new Map<string, number>()
  for (const row of rows) {
    const at = weights.findLastIndex(({ day }) => day === row.day)
    const rowAbove = weights[at]
    const former = rowAbove ?? storedByDay.get(row.day)
    if (former) formerKgs.set(row.key, former.kg)
    if (!former || addedKeys.has(row.key)) weights.push(row)
    else if (rowAbove) weights[at] = { ...rowAbove, ...row, note: row.note || rowAbove.note }
    else weights.push({ ...row, replacesId: storedByDay.get(row.day)?.id ?? '' })
  }
  return { weights, formerKgs }
}

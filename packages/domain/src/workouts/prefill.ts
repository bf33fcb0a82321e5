import type { Cells } from '@allenio/contract/documents'
import type { RowType, SetKind } from '@allenio/contract/programs'
import type { SetFigures } from '@allenio/contract/workouts'
import { loadOfPercent, plannedSetsOf, rowTypeOf, type LoadMaximum, type SetPlan } from '@allenio/domain/programs'
import { noFigures } from './figures.ts'

export interface SetSuggestion {
  kind: SetKind
  figures: SetFigures
  /** The planned set; null for a set that is not in the plan. */
  plan: SetPlan | null
}

/** A set of the last time, in its order. */
export interface FormerSet extends SetFigures {
  kind: SetKind
}

export interface PrefillFacts {
  last: readonly FormerSet[]
  /** The maximum from which percent loads are computed. */
  maximum: LoadMaximum
}

/** The figures that each set of a row begins with: the plan's figures, and where the plan leaves them open those of the last time. */
export function suggestedSets(cells: Cells, facts: PrefillFacts): SetSuggestion[] {
  const plans = plansOf(cells, facts.last)
  return plans.map((plan, index) => {
    const former = formerSetOf(plans, index, facts.last)
    return {
      kind: plan.kind,
      plan,
      figures: { ...noFigures, ...suggestTarget(rowTypeOf(cells), plan, former), kg: suggestedLoad(plan, former, facts) },
    }
  })
}

export const isWarmUp = ({ kind }: { kind: SetKind }): boolean => kind === 'warmup'

const workSets = <Item extends { kind: SetKind }>(sets: readonly Item[]): Item[] => sets.filter(set => !isWarmUp(set))

/** Where the plan does not say how many sets there are, as many are done as the last time. */
function plansOf(cells: Cells, last: readonly FormerSet[]): SetPlan[] {
  const plans = plannedSetsOf(cells)
  const plan = plans.at(-1)
  if (!plan || cells['sets'] !== undefined) return plans
  const more = Math.max(0, workSets(last).length - workSets(plans).length)
  return [...plans, ...Array.from({ length: more }, () => ({ ...plan, kind: 'work' as const }))]
}

/** The set of the same kind and number; where there were fewer, the last of them. */
export function formerSetOf(sets: readonly { kind: SetKind }[], index: number, last: readonly FormerSet[]): FormerSet | undefined {
  const kind = sets[index]?.kind
  const number = sets.slice(0, index).filter(set => set.kind === kind).length
  const sameKind = last.filter(set => set.kind === kind)
  return sameKind[number] ?? sameKind.at(-1)
}

function suggestTarget(type: RowType, plan: SetPlan, former: FormerSet | undefined): Partial<SetFigures> {
  switch (type) {
    case 'reps':
      return { reps: suggestedReps(plan, former) }
    case 'time':
      return { seconds: plan.seconds ?? former?.seconds ?? null }
    case 'distance':
      return { metres: plan.metres ?? former?.metres ?? null }
    default:
      return type satisfies never
  }
}

/** The last time may have been another share of the maximum: what no maximum is known for stays open. */
function suggestedLoad({ load }: SetPlan, former: FormerSet | undefined, { maximum }: PrefillFacts): number | null {
  if (!load) return former?.kg ?? null
  return load.unit === 'percent' ? loadOfPercent(load.value, maximum) : load.value
}

/** Within a range as many as the last time, at its bottom where it was never done. What has no upper end is counted while it is done. */
function suggestedReps({ reps }: SetPlan, former: FormerSet | undefined): number | null {
  if (!reps) return former?.reps ?? null
  const { least, most } = reps
  if (most === null) return least
  return Math.min(most, Math.max(least ?? 0, former?.reps ?? least ?? most))
}

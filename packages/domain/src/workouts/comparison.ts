import type { SetKind } from '@allenio/contract/programs'
import type { CompletedExercise, SetFigures } from '@allenio/contract/workouts'
import { loadOfPercent, plannedSetsOf, type SetPlan } from '@allenio/domain/programs'
import { isWarmUp } from './prefill.ts'
import { rowFor } from './swap.ts'

interface DoneSet extends SetFigures {
  id: string
  position: number
  kind: SetKind
  doneAt: string | null
}

export type Difference = 'less' | 'more'

/** What a set asked for, what was done of it, and where the two differ. */
export interface ComparedSet<Done extends DoneSet> {
  /** Null where nothing was planned: the set was added. */
  plan: SetPlan | null
  /** Null where the planned set is not in the results. */
  done: Done | null
  /** Counted from 1 within its kind. */
  number: number
  differences: Partial<Record<'kg' | 'reps' | 'seconds' | 'metres', Difference>>
}

interface ComparedExercise<Done extends DoneSet> extends Pick<CompletedExercise, 'exercise' | 'target' | 'maximum'> {
  sets: readonly Done[]
}

/**
 * The sets of an exercise beside what its row asked for, in their order: sets for warming up, which a client may add, beside those, and all
 * others beside the others. The load of a row is not asked of the exercise that took its place.
 */
export function compareSets<Done extends DoneSet>({ exercise, target, maximum, sets }: ComparedExercise<Done>): ComparedSet<Done>[] {
  const plans = target ? plannedSetsOf(rowFor(exercise, target)) : []
  const ordered = sets.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
  const [openWarmUps, open] = [plans.filter(isWarmUp), plans.filter(plan => !isWarmUp(plan))]
  const pairs = ordered.map(done => ({ done, plan: (isWarmUp(done) ? openWarmUps : open).shift() ?? null }))
  const missing = (missed: readonly SetPlan[]) => missed.map(plan => ({ done: null, plan }))
  const numbers = new Map<SetKind, number>()
  return [...missing(openWarmUps), ...pairs, ...missing(open)].map(({ plan, done }) => {
    const kind = done?.kind ?? plan?.kind ?? 'work'
    const number = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, number)
    return { plan, done, number, differences: plan && done && done.doneAt !== null ? differencesOf(plan, done, maximum) : {} }
  })
}

function differencesOf(
  { reps, load, seconds, metres }: SetPlan,
  done: SetFigures,
  maximum: CompletedExercise['maximum'],
): ComparedSet<DoneSet>['differences'] {
  // a share names no kilograms while no maximum is known
  const kg = load?.unit === 'percent' ? maximum && loadOfPercent(load.value, maximum) : load?.value
  const found = {
    kg: typeof kg === 'number' ? differenceOf(done.kg ?? 0, kg, kg) : undefined,
    reps: reps && done.reps !== null ? differenceOf(done.reps, reps.least, reps.most) : undefined,
    seconds: seconds === null ? undefined : differenceOf(done.seconds, seconds, seconds),
    metres: metres === null ? undefined : differenceOf(done.metres, metres, metres),
  }
  return Object.fromEntries(Object.entries(found).filter(([, difference]) => difference !== undefined))
}

function differenceOf(value: number | null, least: number | null, most: number | null): Difference | undefined {
  if (value === null) return undefined
  if (least !== null && value < least) return 'less'
  return most !== null && value > most ? 'more' : undefined
}

import type { Cells } from '@allenio/contract/documents'
import type { SetKind } from '@allenio/contract/programs'
import { numberIn, textIn } from '../cells/cells.ts'
import { printLoadValues, raiseLoad, parseLoadValues, reduceLoad, type LoadStep, type LoadValues } from '../cells/load-values.ts'
import { plannedSetsOf, type SetPlan } from '../cells/planned-sets.ts'

/** One set as it was done. */
export interface SetResult {
  kind: SetKind
  kg: number | null
  reps: number | null
  rpe: number | null
  rir: number | null
}

/** One time that a row was trained: what was asked then, and what was done. */
export interface Attempt {
  target: Cells
  sets: readonly SetResult[]
}

export interface ResultRule {
  load: LoadStep
  /** How far two misses step back. */
  backPercent: number
  stepKg: number
}

export const progressionReasons = [
  'all at top',
  'no reserve',
  'lighter than planned',
  'in range',
  'missed once',
  'missed twice',
  'never done',
  'no figures',
] as const
export type ProgressionReason = (typeof progressionReasons)[number]

/** The load of the next time, and why: the reason is worded by whoever shows it. */
export interface LoadAdvice {
  step: 'up' | 'same' | 'back'
  reason: ProgressionReason
  /** Figures for the sentence. */
  figures: { sets: number; setsAtTop: number; setsMissed: number; leastRir: number | null }
  /** The load as it is written; the same where it stays. */
  before: string | null
  after: string | null
}

/** Judges the last two times; `attempts` are in their order, the last one is the latest. */
export function adviseLoad(cells: Cells, attempts: readonly Attempt[], rule: ResultRule): LoadAdvice {
  const [former, latest] = [attempts.at(-2), attempts.at(-1)]
  const result = latest && judge(latest)
  const before = textIn(cells, 'load') ?? null
  const stay = (reason: ProgressionReason): LoadAdvice => ({ step: 'same', reason, figures: figuresOf(result), before, after: before })
  if (!result || result.sets === 0) return stay('never done')
  const load = latest && loadToChange(cells, latest)
  if (!load || result.tops === 0) return stay('no figures')
  const change = (step: 'up' | 'back', reason: ProgressionReason, after: typeof load): LoadAdvice => ({
    step,
    reason,
    figures: figuresOf(result),
    before,
    after: printLoadValues(after),
  })
  const planned = before === null ? undefined : parseLoadValues(before)
  if (result.isMissed) {
    if (!former || !judge(former).isMissed) return stay('missed once')
    return change('back', 'missed twice', reduceLoad(missedLoad(load, latest, planned), 100 - rule.backPercent, rule.stepKg))
  }
  if (result.setsAtTop < result.sets) return stay('in range')
  if (!result.hasReserve) return stay('no reserve')
  const raised = raiseLoad(load, { step: rule.load, times: 1, stepKg: rule.stepKg })
  // a step up from a light day or a deload would end below the plan
  if (planned && isBelow(load, planned) && !isBelow(planned, raised)) return stay('lighter than planned')
  return change('up', 'all at top', raised)
}

interface Judgement {
  /** Work sets that were asked for. */
  sets: number
  /** How many of them name repetitions to be measured by. */
  tops: number
  setsAtTop: number
  setsMissed: number
  isMissed: boolean
  leastRir: number | null
  hasReserve: boolean
}

const figuresOf = (result: Judgement | undefined): LoadAdvice['figures'] => ({
  sets: result?.sets ?? 0,
  setsAtTop: result?.setsAtTop ?? 0,
  setsMissed: result?.setsMissed ?? 0,
  leastRir: result?.leastRir ?? null,
})

/** Each work set that was asked for, with what was done of it. */
function pairsOf({ target, sets }: Attempt) {
  const results = sets.filter(({ kind }) => kind !== 'warmup')
  return plannedSetsOf(target)
    .filter(({ kind }) => kind !== 'warmup')
    .map((plan, index) => ({ plan, result: results[index] }))
}

function judge(attempt: Attempt): Judgement {
  const pairs = pairsOf(attempt)
  const setsMissed = pairs.filter(isMissed).length
  const reserves = pairs.flatMap(({ result }) => reserveOf(result) ?? [])
  const leastRir = reserves.length > 0 ? Math.min(...reserves) : null
  // somebody who never writes an effort down is taken by the repetitions alone
  const plannedRir = numberIn(attempt.target, 'rir') ?? 1
  return {
    sets: pairs.some(({ result }) => result) ? pairs.length : 0,
    tops: pairs.filter(({ plan }) => topOf(plan.reps) !== null).length,
    setsAtTop: pairs.filter(({ plan, result }) => (result?.reps ?? 0) >= (topOf(plan.reps) ?? 0) && result !== undefined).length,
    setsMissed,
    isMissed: setsMissed > 0,
    leastRir,
    hasReserve: leastRir === null || leastRir >= plannedRir,
  }
}

const topOf = (reps: SetPlan['reps']): number | null => reps?.most ?? reps?.least ?? null

/** A set that was left out is missed, too. */
const isMissed = ({ plan, result }: { plan: SetPlan; result: SetResult | undefined }): boolean =>
  plan.reps?.least !== undefined && plan.reps.least !== null && (result?.reps ?? 0) < plan.reps.least

/** An effort of 8 leaves two repetitions in reserve. */
const reserveOf = (result: SetResult | undefined): number | null =>
  result?.rir ?? (typeof result?.rpe === 'number' ? 10 - result.rpe : null)

const isBelow = ({ values: [one = 0] }: LoadValues, { values: [other = 0] }: LoadValues): boolean => one < other

/** The load that was lifted counts more than the planned one; a share of the maximum changes by the maximum alone. */
function loadToChange(cells: Cells, { sets }: Attempt) {
  const plannedLoad = textIn(cells, 'load')
  const values = plannedLoad === undefined ? undefined : parseLoadValues(plannedLoad)
  if (plannedLoad !== undefined && (!values || values.unit === 'percent' || values.values.length > 1)) return undefined
  const lifted = sets.flatMap(({ kind, kg }) => (kind === 'work' && kg !== null ? [kg] : []))
  if (lifted.length === 0) return values
  return { unit: values?.unit ?? ('kg' as const), values: [Math.min(...lifted)] }
}

/**
 * The load that was too much: the heaviest at which a set was missed. Lighter sets after it were a way to go on, and a load above the plan
 * was the person's own idea, from which a step back could end above the plan.
 */
function missedLoad(load: LoadValues, attempt: Attempt, planned: LoadValues | undefined): LoadValues {
  const missedKg = pairsOf(attempt)
    .filter(isMissed)
    .flatMap(({ result }) => (result?.kind === 'work' && result.kg !== null ? [result.kg] : []))
  const heaviest = missedKg.length > 0 ? Math.max(...missedKg) : (load.values[0] ?? 0)
  return { ...load, values: [Math.min(heaviest, planned?.values[0] ?? heaviest)] }
}

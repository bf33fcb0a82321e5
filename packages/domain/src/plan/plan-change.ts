import type { PlanChangeMoment } from '@allenio/contract/payments'
import type { PlanPeriod } from '@allenio/contract/plan'
import { freeTier, planTiers } from './prices.ts'

/** The places that a plan holds, and how often it is paid. */
export interface PlanTerms {
  tier: number
  period: PlanPeriod
}

export interface PlanFactsOfChange {
  /** Nothing was charged yet: the trial still runs. */
  isTrial: boolean
  /** The change that waits for the end of the period. */
  scheduled: PlanTerms | null
  /** The plan was cancelled and ends with its period. */
  isCancelled: boolean
}

export type PlanStep =
  | { kind: 'release'; undoneBy: PlanTerms }
  | { kind: 'keep' }
  | { kind: 'update'; terms: PlanTerms }
  | { kind: 'schedule'; terms: PlanTerms }
  | { kind: 'cancel'; isNow: boolean }

/** A step as it is stored: before it is asked, after it was done, and once it was undone. */
export type StoredPlanStep = PlanStep & { state: 'waiting' | 'done' | 'undone' }

export interface PlanChange {
  at: PlanChangeMoment
  /** The moments that may be chosen; the first is the preset. */
  choices: readonly PlanChangeMoment[]
  /** Terms that count, and are charged, at once. */
  now: PlanTerms | null
  /** Terms from the end of the period on; `end` is the free tier. */
  later: PlanTerms | 'end' | null
  /** A longer period begins today. */
  startsPeriod: boolean
  steps: readonly PlanStep[]
}

/** The terms that a plan has once its steps are done; null where they stay. */
export const termsAfter = (steps: readonly PlanStep[]): PlanTerms | null => {
  const update = steps.find(step => step.kind === 'update')
  return update?.terms ?? null
}

/** The terms that wait for the end of the period once the steps are done. */
export const scheduledBy = (steps: readonly PlanStep[]): PlanTerms | null => {
  const schedule = steps.find(step => step.kind === 'schedule')
  return schedule?.terms ?? null
}

export const isSameTerms = (one: PlanTerms, other: PlanTerms): boolean => one.tier === other.tier && one.period === other.period

const months = { monthly: 1, sixMonths: 6, annual: 12 } as const satisfies Record<PlanPeriod, number>

export const monthsOf = (period: PlanPeriod): number => months[period]

export const paidTiers: readonly number[] = planTiers.map(({ maxClients }) => maxClients).filter(places => places > freeTier.maxClients)

/**
 * Says when a change takes effect and in which steps it is made; null where nothing would change. More is charged at once and counts at
 * once, less counts from the end of what is paid.
 */
export function planChange(
  current: PlanTerms,
  wanted: PlanTerms & { at?: PlanChangeMoment | undefined },
  facts: PlanFactsOfChange,
): PlanChange | null {
  const effect = effectOf(current, wanted, facts)
  if (effect === null) return null
  const { scheduled, isCancelled } = facts
  const isEnd = effect.later === 'end'
  // a cancellation that stands is all that the free tier asks for
  if (isEnd && isCancelled) return null
  if (effect.now === null && isSame(effect.later, scheduled) && !isCancelled) return null
  const steps: PlanStep[] = [
    ...(scheduled ? [{ kind: 'release' as const, undoneBy: scheduled }] : []),
    ...(isCancelled ? [{ kind: 'keep' as const }] : []),
    ...(effect.now ? [{ kind: 'update' as const, terms: effect.now }] : []),
    ...(effect.later === 'end'
      ? [{ kind: 'cancel' as const, isNow: false }]
      : effect.later
        ? [{ kind: 'schedule' as const, terms: effect.later }]
        : []),
  ]
  return { ...effect, steps }
}

const isSame = (one: PlanTerms | 'end' | null, other: PlanTerms | null): boolean =>
  one !== null && one !== 'end' && other !== null && isSameTerms(one, other)

function effectOf(
  current: PlanTerms,
  { tier, period, at: wish }: PlanTerms & { at?: PlanChangeMoment | undefined },
  { isTrial }: PlanFactsOfChange,
): Omit<PlanChange, 'steps'> | null {
  const terms = { tier, period }
  const atOnce = { at: 'now', choices: ['now'], now: terms, later: null, startsPeriod: false } as const
  const atEnd = { at: 'period end', choices: ['period end'], now: null, later: terms, startsPeriod: false } as const
  if (tier <= freeTier.maxClients) return { ...atEnd, later: 'end' }
  const places = tier - current.tier
  const length = months[period] - months[current.period]
  if (places === 0 && length === 0) return null
  // nothing was charged, so nothing has to be given back or waited for
  if (isTrial) return atOnce
  if (places < 0) return atEnd
  if (places === 0) {
    if (length < 0) return atEnd
    const choices = ['period end', 'now'] as const
    return wish === 'now' ? { ...atOnce, choices, startsPeriod: true } : { ...atEnd, choices }
  }
  if (length >= 0) return { ...atOnce, startsPeriod: length > 0 }
  return { ...atOnce, now: { tier, period: current.period }, later: terms }
}

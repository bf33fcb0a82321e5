import { freeTier, planBufferHours, planTiers } from './prices.ts'

export interface Plan {
  /** Null: the agreement knows no limit. */
  maxClients: number | null
  /** Null: it runs on. */
  endsAt: string | null
}

export interface PlanFacts {
  trialEndsAt: string
  plan: Plan | null
  activeClients: number
}

/**
 * The state of a business's plan. During the trial nothing is limited, even if a plan was bought meanwhile. Days of grace
 * follow the end of a plan, and the end of a trial with more clients than the free tier; in them the old limit holds.
 */
export type PlanStanding =
  | { kind: 'trial'; daysLeft: number }
  | { kind: 'plan'; maxClients: number | null }
  | { kind: 'free' }
  | { kind: 'grace'; ended: 'trial' | 'plan'; endsAt: string; hoursLeft: number; maxClients: number | null }
  | { kind: 'over'; ended: 'trial' | 'plan' }

const hour = 3_600_000
const day = 24 * hour

export const mostClientsOfPlans: number = planTiers[planTiers.length - 1]?.maxClients ?? freeTier.maxClients

export function planStanding({ trialEndsAt, plan, activeClients }: PlanFacts, now: number): PlanStanding {
  const planEnd = plan?.endsAt ? Date.parse(plan.endsAt) : undefined
  const trialEnd = Date.parse(trialEndsAt)
  const isTrial = trialEnd > now
  if (plan && (planEnd === undefined || planEnd > now)) return { kind: 'plan', maxClients: isTrial ? null : plan.maxClients }
  if (isTrial) return { kind: 'trial', daysLeft: Math.ceil((trialEnd - now) / day) }
  const ended = planEnd !== undefined && planEnd >= trialEnd ? 'plan' : 'trial'
  const graceEnd = Math.max(trialEnd, planEnd ?? trialEnd) + planBufferHours * hour
  const isFreeEnough = activeClients <= freeTier.maxClients
  // a business without a plan moves to the free tier at once; one that had a plan first keeps its limit for the days of grace
  if (isFreeEnough && (ended === 'trial' || graceEnd <= now)) return { kind: 'free' }
  if (graceEnd <= now) return { kind: 'over', ended }
  return {
    kind: 'grace',
    ended,
    endsAt: new Date(graceEnd).toISOString(),
    hoursLeft: Math.ceil((graceEnd - now) / hour),
    maxClients: ended === 'plan' ? (plan?.maxClients ?? null) : null,
  }
}

/** How many active clients are allowed; null while there is no limit. */
export function clientsAllowed(standing: PlanStanding): number | null {
  switch (standing.kind) {
    case 'trial':
      return null
    case 'plan':
    case 'grace':
      return standing.maxClients
    case 'free':
    case 'over':
      return freeTier.maxClients
    default:
      return standing satisfies never
  }
}

/** How many more clients may become active; null while there is no limit. */
export function placesLeft(standing: PlanStanding, activeClients: number): number | null {
  const allowed = clientsAllowed(standing)
  return allowed === null ? null : Math.max(0, allowed - activeClients)
}

/** Nine tenths of the places of a plan are used: time to think of a larger one. */
export const isNearlyFull = (standing: PlanStanding, activeClients: number): boolean =>
  standing.kind === 'plan' && standing.maxClients !== null && activeClients >= Math.ceil(standing.maxClients * 0.9)

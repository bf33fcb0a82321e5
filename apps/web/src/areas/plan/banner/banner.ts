import type { Output } from '@allenio/contract'
import type { checkPlan } from '@allenio/contract/plan'
import type { BannerType } from '#ui/banner'

export type PlanState = Output<typeof checkPlan>

export type PlanBanner = { type: BannerType } & (
  | { kind: 'trial'; days: number }
  | { kind: 'buffer'; message: string }
  | { kind: 'ended'; message: string }
  | { kind: 'over free' }
  | { kind: 'over plan' }
)

/** The remaining days in which the trial shows a banner; before, they are only shown at the foot of the menu. */
const lastTrialDays = 7

const isInLastWeek = ({ remainingTrialDays }: PlanState): boolean => remainingTrialDays <= lastTrialDays

/** The one thing to say about the plan; what presses most comes first. */
export function bannerOf(plan: PlanState): PlanBanner | undefined {
  const [expired] = plan.expiredServices
  if (plan.in_buffer) return { kind: 'buffer', type: 'warning', message: expired?.message ?? '' }
  if (plan.max_clients_exceeded) return { kind: 'over plan', type: 'warning' }
  if (plan.max_free_exceeded) return { kind: 'over free', type: 'warning' }
  if (expired) return { kind: 'ended', type: 'error', message: expired.message }
  return isOnTrial(plan) && isInLastWeek(plan) ? { kind: 'trial', type: 'warning', days: plan.remainingTrialDays } : undefined
}

/** Whether the plan shows anywhere: in a banner, or at the foot of the menu. */
export const isSaying = (plan: PlanState): boolean => bannerOf(plan) !== undefined || quietTrialDays(plan) !== undefined

const isOnTrial = ({ remainingTrialDays }: PlanState): boolean => remainingTrialDays > 0

/** The days for the foot of the menu, as long as nothing else is to be said about the plan. */
export const quietTrialDays = (plan: PlanState): number | undefined =>
  isOnTrial(plan) && !isInLastWeek(plan) && bannerOf(plan) === undefined ? plan.remainingTrialDays : undefined

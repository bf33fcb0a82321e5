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

// with so few days left, the trial asks for a decision
const lastTrialDays = 5

/** The one thing to say about the plan; what presses most comes first. */
export function bannerOf(plan: PlanState): PlanBanner | undefined {
  const [expired] = plan.expiredServices
  if (plan.in_buffer) return { kind: 'buffer', type: 'warning', message: expired?.message ?? '' }
  if (plan.max_clients_exceeded) return { kind: 'over plan', type: 'warning' }
  if (plan.max_free_exceeded) return { kind: 'over free', type: 'warning' }
  if (expired) return { kind: 'ended', type: 'error', message: expired.message }
  if (plan.remainingTrialDays > 0) {
    return { kind: 'trial', type: plan.remainingTrialDays <= lastTrialDays ? 'warning' : 'info', days: plan.remainingTrialDays }
  }
  return undefined
}

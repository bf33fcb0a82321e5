import { formats } from '#lib/formats'
import { showBanner } from '#ui/banner'
import { plansHref } from '../data.ts'
import { bannerWords } from './banner-words.ts'
import { bannerOf } from './banner.ts'
import type { PlanBanner, PlanState } from './banner.ts'

interface PlanBannerOptions {
  id: string
  plan: PlanState
  onClose: () => void
}

const dayMs = 86_400_000

/** Shows a banner about the plan. */
export function showPlanBanner({ id, plan, onClose }: PlanBannerOptions): void {
  const banner = bannerOf(plan)
  if (!banner) return
  showBanner({
    id,
    type: banner.type,
    ...sentencesOf(banner, plan),
    buttons: [{ text: bannerWords.say('seePlans'), to: plansHref() }],
    onClose,
  })
}

function sentencesOf(banner: PlanBanner, plan: PlanState): { lead: string; text: string } {
  const { say } = bannerWords
  const counts = { active: plan.active_clients, max: plan.max_clients ?? 0 }
  switch (banner.kind) {
    case 'trial':
      return {
        lead: banner.days === 0 ? say('trialLast') : say('trialDays', { count: banner.days }),
        text: say('trialText', { day: formats().day(new Date(Date.now() + banner.days * dayMs)) }),
      }
    case 'buffer':
      return { lead: banner.message, text: `${say('bufferLead', { count: plan.hours })} ${say('bufferText')}` }
    case 'ended':
      return { lead: banner.message, text: say('endedText') }
    case 'over free':
      return { lead: say('overFreeLead'), text: say('overFreeText', counts) }
    case 'over plan':
      return { lead: say('overPlanLead'), text: say('overPlanText', counts) }
    default:
      return banner satisfies never
  }
}

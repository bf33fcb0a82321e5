import type { ActivePlan } from '@allenio/contract/payments'
import { BackButton } from '#shell'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { BillingSection } from '../billing/billing-section.tsx'
import { CancelSection } from '../billing/cancel-section.tsx'
import { CardSection } from '../billing/card-section.tsx'
import { DocumentsSection } from '../billing/documents-section.tsx'
import { isWithoutPlan, useActivePlan } from '../data.ts'
import { PlanFigures } from '../overview/figures.tsx'
import { PlanNotices } from '../overview/notices.tsx'
import { PlanBadge } from '../overview/plan-badge.tsx'
import { useOverviewWords } from '../overview/words.ts'
import { PlanPicker } from '../picker/picker.tsx'
import { usePlansPlace } from './place.ts'
import { WayBack } from './way-back.tsx'

/** Answers an admin: what do I pay, and is it enough? */
export function Page() {
  const t = useOverviewWords()
  const place = usePlansPlace()
  const { query, isWaiting, isLate } = useActivePlan(place.isBack)
  const plan = query.data?.active_plan
  return (
    <>
      <PageHeader title={t('title')} back={<BackButton />} badges={plan && <PlanBadge state={plan.state} />} />
      <Loaded large query={query} failed={t('failed')} skeleton={<PlanSkeleton />}>
        {({ active_plan }) => (
          <Sheet>
            <PlanFigures plan={active_plan} />
            <WayBack plan={active_plan} place={place} />
            <PlanNotices plan={active_plan} isWaiting={isWaiting} isLate={isLate} />
            {(active_plan.may.change || isWithoutPlan(active_plan)) && (!isWaiting || isLate) && (
              <PlanPicker key={keyOf(active_plan)} plan={active_plan} places={place.places} from={place.from} />
            )}
            {active_plan.tier !== null && active_plan.state !== 'granted' && active_plan.state !== 'ended' && (
              <CardSection plan={active_plan} />
            )}
            <BillingSection />
            <DocumentsSection />
            <CancelSection plan={active_plan} />
          </Sheet>
        )}
      </Loaded>
    </>
  )
}

/** The choice begins anew with another plan. */
const keyOf = ({ tier, period, scheduledChange }: ActivePlan) => `${tier} ${period} ${scheduledChange?.at}`

const PlanSkeleton = () => (
  <Sheet>
    <Section>
      <SkeletonLines lines={4} />
    </Section>
    <Section>
      <SkeletonLines lines={8} />
    </Section>
  </Sheet>
)

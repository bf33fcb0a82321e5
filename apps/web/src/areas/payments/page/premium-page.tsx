import type { ActivePlan } from '@allenio/contract/payments'
import { plansHref } from '#areas/plan'
import { BackButton } from '#shell'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { isWithoutPlan, useActivePlan } from '../data.ts'
import { usePlanSentences } from '../overview/use-plan-sentences.ts'
import { PlanPicker } from '../picker/picker.tsx'
import { usePlansPlace } from './place.ts'
import { Points } from './points.tsx'
import { usePremiumWords } from './words.ts'

/** Answers an admin without a paid plan: which one is mine, and what does it cost? */
export function Page() {
  const t = usePremiumWords()
  const place = usePlansPlace()
  const { nameOf } = usePlanSentences()
  const { query } = useActivePlan(false)
  const titleOf = (plan: ActivePlan) => {
    if (plan.unpaid) return t('unpaid')
    return plan.tier === null ? t('hasUnlimited') : t('hasPlan', { plan: nameOf(plan) })
  }
  const hasPlan = query.data !== undefined && !isWithoutPlan(query.data.active_plan)
  return (
    <>
      <PageHeader title={t(hasPlan ? 'titlePlan' : 'title')} back={<BackButton />} sub={!hasPlan && t('sub')} />
      <Loaded large query={query} failed={t('failed')} skeleton={<PickerSkeleton />}>
        {({ active_plan }) =>
          isWithoutPlan(active_plan) ? (
            <Sheet>
              <PlanPicker plan={active_plan} places={place.places} from={place.from} />
              <Points />
            </Sheet>
          ) : (
            <EmptyState
              large
              picture={!active_plan.unpaid && <AllClearPicture />}
              title={titleOf(active_plan)}
              text={t(active_plan.unpaid ? 'unpaidText' : 'hasPlanText')}
              action={
                <ButtonLink kind={active_plan.unpaid ? 'primary' : 'secondary'} href={plansHref()}>
                  {t(active_plan.unpaid ? 'pay' : 'openPlan')}
                </ButtonLink>
              }
            />
          )
        }
      </Loaded>
    </>
  )
}

const PickerSkeleton = () => (
  <Sheet>
    <Section>
      <SkeletonLines lines={10} />
    </Section>
  </Sheet>
)

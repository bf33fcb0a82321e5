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
  return (
    <>
      <PageHeader title={t('title')} back={<BackButton />} sub={t('sub')} />
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
              picture={<AllClearPicture />}
              title={t('hasPlan', { plan: nameOf(active_plan) })}
              text={t('hasPlanText')}
              action={<ButtonLink href={plansHref()}>{t('openPlan')}</ButtonLink>}
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

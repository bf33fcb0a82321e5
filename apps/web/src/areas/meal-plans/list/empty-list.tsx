import { IconPlus } from '@tabler/icons-react'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import { editorHref } from '../data.ts'
import { PlanExamples } from './plan-examples.tsx'
import { useListWords } from './words.ts'

/** Shown where the business has no meal plan yet. */
export function EmptyList({ mayCreate }: { mayCreate: boolean }) {
  const t = useListWords()
  return (
    <EmptyState
      large
      picture={<MealPlanPicture />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        mayCreate && (
          <ButtonLink kind="primary" icon={IconPlus} href={hrefTo('/mealPlans/create')}>
            {t('create')}
          </ButtonLink>
        )
      }
      examples={mayCreate ? { title: t('examples'), list: <PlanExamples onCreated={plan => goTo(editorHref(plan))} /> } : undefined}
    />
  )
}

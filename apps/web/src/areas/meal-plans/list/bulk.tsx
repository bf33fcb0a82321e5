import { deleteManyMealPlans, mealPlansInBulk } from '@allenio/contract/meal-plan-changes'
import type { MealPlan } from '@allenio/contract/meal-plans'
import { DeletionBar } from '#shell/deletion-bar'
import type { BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { useListWords } from './words.ts'

/** Floats while plans are chosen. */
export function Bulk(props: BulkProps<MealPlan>) {
  const t = useListWords()
  return (
    <DeletionBar
      {...props}
      send={(action, ids) => call(deleteManyMealPlans, { action, ids })}
      portion={mealPlansInBulk}
      question={count => ({ title: t('deleteTitle', { count }), text: t('deleteText', { count }) })}
    />
  )
}

import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { mealPlanExamples, type MealPlan, type MealPlanExample } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { useCall } from '#lib/api'
import { List, ListRow } from '#ui/list'
import { useListWords } from './words.ts'

interface PlanExamplesProps {
  /** Clients can get the plan at once. */
  isComplete?: boolean
  onCreated: (plan: MealPlan) => void
}

/** Meal plans that one press makes whole. */
export function PlanExamples({ isComplete = false, onCreated }: PlanExamplesProps) {
  const t = useListWords()
  const { mutate, isPending } = useCall(createMealPlan, { onSuccess: onCreated })
  const create = (example: MealPlanExample) => !isPending && mutate({ id: newId(), title: t(example), example, isDraft: !isComplete })
  return (
    <List label={t('examplesLabel')}>
      {mealPlanExamples.map(example => (
        <ListRow key={example} title={t(example)} sub={t(`${example}Text`)} onClick={() => create(example)} />
      ))}
    </List>
  )
}

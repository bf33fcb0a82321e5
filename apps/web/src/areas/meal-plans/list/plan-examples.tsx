import { createMealPlan, mealPlanExamples, type MealPlan } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { goTo } from '#shell'
import { ExampleList, ExamplesModal } from '#shell/library'
import { useCall } from '#lib/api'
import { editorHref } from '../data.ts'
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
  return (
    <ExampleList
      examples={mealPlanExamples}
      words={t}
      onChoose={example => !isPending && mutate({ id: newId(), title: t(example), example, isDraft: !isComplete })}
    />
  )
}

/** A copy of an example opens at once, to be changed like any other plan. */
export const StartFromExample = ({ onClose }: { onClose: () => void }) => (
  <ExamplesModal onClose={onClose}>
    <PlanExamples
      onCreated={plan => {
        onClose()
        goTo(editorHref(plan))
      }}
    />
  </ExamplesModal>
)

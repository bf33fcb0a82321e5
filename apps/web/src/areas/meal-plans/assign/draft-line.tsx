import type { Output } from '@allenio/contract'
import type { getMealPlanForAssign } from '@allenio/contract/meal-plans'
import { useState } from 'react'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { CompleteMealPlan } from '../actions/complete-meal-plan.tsx'
import { useAssignWords } from './words.ts'

interface DraftLineProps {
  plan: Pick<Output<typeof getMealPlanForAssign>, 'id' | 'title' | 'isDraft' | 'releaseId'>
}

/** A plan that was never completed cannot be assigned; of one that was edited since, people get what was completed. */
export function DraftLine({ plan }: DraftLineProps) {
  const t = useAssignWords()
  const [isCompleting, setCompleting] = useState(false)
  const { isDraft, releaseId } = plan
  if (!isDraft && releaseId !== null) return null
  return (
    <>
      <AttentionLine
        text={t(releaseId === null ? 'neverCompleted' : 'hasEdits')}
        action={
          <Button size="small" onClick={() => setCompleting(true)}>
            {t('completeFirst')}
          </Button>
        }
      />
      {isCompleting && <CompleteMealPlan plan={plan} onClose={() => setCompleting(false)} />}
    </>
  )
}

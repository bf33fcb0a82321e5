import { getClientSurveyAnswer, listCompletedSurveys, reviewSurveyAnswers, type SurveyAnswer } from '@allenio/contract/surveys'
import { changeAnswersOf, changeRows, useCall } from '#lib/api'
import { toast, toastWithUndo } from '#ui/toast'
import { useActionWords } from './words.ts'

export type ReviewedAnswer = Pick<SurveyAnswer, 'id' | 'client' | 'name'>

/** Marks one answer as read; the list and its sheet show it at once. The toast takes that back. */
export function useReview(onUndone?: (answer: ReviewedAnswer) => void) {
  const t = useActionWords()
  const { mutate } = useCall(reviewSurveyAnswers, {
    optimistic: (cache, { ids, isReviewed }) => {
      const reviewedAt = isReviewed ? new Date().toISOString() : null
      changeRows(cache, listCompletedSurveys, { ids, change: row => ({ ...row, reviewedAt }) })
      changeAnswersOf(cache, getClientSurveyAnswer, { ids, change: answer => ({ ...answer, reviewedAt }) })
    },
    // read, undone and read again by quick hands: the last one counts
    inTurn: 'reviews',
  })
  const unreview = (answer: ReviewedAnswer) => {
    mutate({ ids: [answer.id], isReviewed: false }, { onSuccess: () => toast({ type: 'success', text: t('unreviewed') }) })
    onUndone?.(answer)
  }
  const review = (answer: ReviewedAnswer) => {
    mutate({ ids: [answer.id], isReviewed: true })
    toastWithUndo(t('reviewed', { name: answer.client.name }), () => unreview(answer))
  }
  return { review, unreview }
}

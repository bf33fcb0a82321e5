import { reviewedInBulk, reviewSurveyAnswers, type SurveyAnswer } from '@allenio/contract/surveys'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { useBulk } from '#shell/list-page'
import { call } from '#lib/api'
import { SelectionBar } from '#ui/selection-bar'
import { useActionWords } from '../actions/words.ts'
import type { RowSelection } from './use-row-selection.ts'
import { useQueueWords } from './words.ts'

interface PickedBarProps {
  rows: readonly SurveyAnswer[]
  selection: RowSelection
}

/** Floats while answers are selected: all of them are marked as read at once. */
export function PickedBar({ rows, selection: { ids, end } }: PickedBarProps) {
  const t = useQueueWords()
  const say = useActionWords()
  const { run, isBusy } = useBulk<'review' | 'unreview'>({
    send: (change, some) => call(reviewSurveyAnswers, { ids: some, isReviewed: change === 'review' }),
    portion: reviewedInBulk,
    undo: change => (change === 'review' ? 'unreview' : 'review'),
    words: { changed: count => say('reviewedMany', { count }), changedNone: say('reviewedNone') },
    onDone: end,
  })
  const picked = rows.filter(({ id }) => ids.has(id))
  const action = (change: 'review' | 'unreview') => ({
    label: say(change),
    icon: change === 'review' ? IconCheck : IconMail,
    onClick: () => void run(change, [...ids]),
  })
  const actions = [
    ...(picked.some(({ reviewedAt }) => reviewedAt === null) ? [action('review')] : []),
    ...(picked.some(({ reviewedAt }) => reviewedAt !== null) ? [action('unreview')] : []),
  ]
  return <SelectionBar count={ids.size} text={t('selected', { count: ids.size })} actions={isBusy ? [] : actions} onClear={end} />
}

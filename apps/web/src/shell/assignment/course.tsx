import type { AssignmentState } from '@allenio/contract/macros'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'
import { useFollowerWords } from './words.ts'

const statuses: Readonly<Partial<Record<AssignmentState, Status>>> = { current: 'done', upcoming: 'note' }

/** Whether an assignment runs, is to come or is over. */
export function AssignmentStateBadge({ state }: { state: AssignmentState }) {
  const t = useFollowerWords()
  return <Badge status={statuses[state]}>{t(state)}</Badge>
}

interface Span {
  startDay: string
  lastDay: string | null
}

/** "dal 3 marzo al 30 marzo" */
export function useSpanSentence(): (span: Span) => string {
  const t = useFollowerWords()
  const { day } = useFormats()
  return ({ startDay, lastDay }) =>
    lastDay === null ? t('from', { from: day(startDay) }) : t('fromTo', { from: day(startDay), to: day(lastDay) })
}

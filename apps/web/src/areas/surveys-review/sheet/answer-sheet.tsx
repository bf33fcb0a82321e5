import type { SurveyAnswerDetail } from '@allenio/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unlessReplying } from '#areas/home'
import { CompareFiles } from '#areas/progress'
import { useShortcuts, type Shortcut } from '#shell'
import { EmptyState } from '#ui/empty-state'
import { NotFoundPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import type { MenuItem } from '#ui/menu'
import { Text } from '#ui/text'
import { answerQuery, useMetrics } from '../data.ts'
import type { ReviewedAnswer } from '../actions/use-review.ts'
import { useActionWords } from '../actions/words.ts'
import { Corrections } from './corrections.tsx'
import { comparedFileIds } from './pose-photos.ts'
import { QuestionList } from './question-list.tsx'
import { sheetPages } from './rows.ts'
import { SheetHead } from './sheet-head.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { WeekFigures } from './week-figures.tsx'
import { useSheetWords } from './words.ts'
import css from './sheet.module.css'

export interface AnswerSheetProps {
  clientId: string
  answerId: string
  onReview: (answer: ReviewedAnswer) => void
  onUnreview: (answer: ReviewedAnswer) => void
  /** Opens the chat; with a text, it is quoted in the next message. */
  onReply?: ((answer: SurveyAnswerDetail, quoted?: string) => void) | undefined
  /** The rest of what can be done, for the menu. */
  itemsFor: (answer: SurveyAnswerDetail) => MenuItem[]
  /** The client is named by what stands around the sheet. */
  isWithinClient?: boolean
  /** The buttons for reading and replying stand at the foot of the screen. */
  hasFoot?: boolean
  /** The composer stands beside the sheet. */
  hasChat?: boolean
}

/** One answer, which tells: how is this person, what is new, and what needs a reply? */
export function AnswerSheet(props: AnswerSheetProps) {
  const t = useSheetWords()
  const query = useQuery(answerQuery(props.clientId, props.answerId))
  return (
    <Loaded
      query={query}
      failed={t('failed')}
      large
      skeleton={<SheetSkeleton />}
      gone={<EmptyState large picture={<NotFoundPicture />} title={t('goneTitle')} text={t('goneText')} />}>
      {answer => <LoadedSheet key={answer.id} {...props} answer={answer} />}
    </Loaded>
  )
}

function LoadedSheet({ answer, ...props }: AnswerSheetProps & { answer: SurveyAnswerDetail }) {
  const { onReview, onUnreview, onReply, itemsFor, isWithinClient, hasFoot = false, hasChat = false } = props
  const t = useSheetWords()
  const metrics = useMetrics()
  const [isComparing, setComparing] = useState(false)
  const fileIds = comparedFileIds(answer)
  const compare = fileIds.length > 0 ? () => setComparing(true) : undefined
  const { client, may, reviewedAt } = answer
  const toggle = () => (reviewedAt === null ? onReview(answer) : onUnreview(answer))
  useSheetKeys({ answer, toggle, compare, reply: onReply && (() => onReply(answer)) })
  const pages = sheetPages(answer)
  return (
    <article className={css.sheet} aria-label={`${client.name}: ${answer.name}`}>
      <SheetHead
        answer={answer}
        isWithinClient={isWithinClient}
        isBare={hasFoot}
        onToggle={may.review && !hasFoot ? toggle : undefined}
        onReply={hasFoot || hasChat ? undefined : onReply && (() => onReply(answer))}
        onCompare={compare}
        items={itemsFor(answer)}
      />
      <WeekFigures answer={answer} />
      {pages.length === 0 && (
        <Text tone={2} className={css.nothing}>
          {t('nothing')}
        </Text>
      )}
      <QuestionList
        answer={answer}
        pages={pages}
        metrics={metrics}
        onQuote={onReply && (text => onReply(answer, text))}
        onCompare={compare}
      />
      <Corrections answer={answer} metrics={metrics} />
      {isComparing && <CompareFiles clientId={client.id} name={client.name} fileIds={fileIds} onClose={() => setComparing(false)} />}
    </article>
  )
}

interface SheetKeys {
  answer: SurveyAnswerDetail
  toggle: () => void
  compare: (() => void) | undefined
  reply: (() => void) | undefined
}

function useSheetKeys({ answer: { may, reviewedAt }, toggle, compare, reply }: SheetKeys): void {
  const t = useActionWords()
  const toggleWord = t(reviewedAt === null ? 'review' : 'unreview')
  const shortcuts: Shortcut[] = [
    ...(may.review
      ? [
          { keys: 'a', label: toggleWord, run: unlessReplying(toggle) },
          // from within the reply, too
          { keys: 'Alt A', label: toggleWord, run: toggle },
        ]
      : []),
    ...(reply ? [{ keys: 'r', label: t('replyInChat'), run: reply }] : []),
    ...(compare ? [{ keys: 'f', label: t('comparePhotos'), run: unlessReplying(compare) }] : []),
  ]
  useShortcuts(shortcuts)
}

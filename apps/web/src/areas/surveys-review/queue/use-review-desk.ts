import type { SurveyAnswer, SurveyAnswerDetail } from '@allenio/contract/surveys'
import { IconExternalLink, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { focusComposer, quote } from '#areas/chat'
import { beginReply, chatPart, endReply, useDockParts } from '#areas/home'
import { useStoredPreference } from '#lib/session'
import { focusDeskSheet } from '#ui/desk'
import type { MenuItem } from '#ui/menu'
import { useAnswerActions } from '../actions/use-answer-actions.tsx'
import { useReview, type ReviewedAnswer } from '../actions/use-review.ts'
import { useActionWords } from '../actions/words.ts'
import { answerHref, clientSurveysHref } from '../addresses.ts'
import { answerQuery } from '../data.ts'
import { useReplySubject } from '../dock/use-reply.ts'
import type { Queue } from './use-queue.ts'
import { useQueueWords } from './words.ts'

/** Scrolled by the keys once it has the focus. */
function focusSheet(): void {
  endReply()
  focusDeskSheet()
}

/** The actions on the open answer, and what stands beside it. */
export function useReviewDesk({ open, goOn, place }: Queue) {
  const t = useQueueWords()
  const say = useActionWords()
  const parts = useDockParts()
  const [part, setPart] = useStoredPreference('surveys.beside', stored => (typeof stored === 'string' ? stored : chatPart))
  // where there is no room for it, the dock lies over the sheet
  const [isDockOpen, setDockOpen] = useState(false)
  const { review, unreview } = useReview(answer => open(answer))
  const { itemsFor, undelete, dialog } = useAnswerActions({ onSettled: ({ id }) => goOn(id) })
  const { data: answer } = useQuery({ ...answerQuery(place.client ?? '', place.answer ?? ''), enabled: place.answer !== undefined })
  useReplySubject(answer)
  const move = (row: Pick<SurveyAnswer, 'id' | 'client'>) => {
    open(row)
    focusSheet()
  }
  const show = (id: string) => {
    setPart(id)
    setDockOpen(true)
  }
  const mayChat = parts.some(({ id }) => id === chatPart)
  const reply = (answer: SurveyAnswerDetail, quoted?: string) => {
    show(chatPart)
    beginReply()
    if (quoted === undefined) focusComposer()
    else quote(answer.client.id, `${quoted}\n`)
  }
  const moreItems = ({ id, client, surveyId }: SurveyAnswerDetail): MenuItem[] => [
    { label: say('allOfClient'), icon: IconList, href: clientSurveysHref(client.id, { survey: surveyId }) },
    { label: say('openInClient'), icon: IconExternalLink, href: answerHref({ clientId: client.id, answerId: id }) },
  ]
  return {
    /** The open answer, once it is loaded. */
    answer,
    focusSheet,
    move,
    part,
    show,
    isDockOpen,
    closeDock: () => setDockOpen(false),
    undelete,
    dialog,
    partKeys: parts
      .slice(0, 9)
      .map(({ id, label }, at) => ({ keys: String(at + 1), label: t('showPart', { part: label }), run: () => show(id) })),
    sheetProps: {
      onReview: (read: ReviewedAnswer) => {
        review(read)
        if (place.state === 'waiting') goOn(read.id)
        focusSheet()
      },
      onUnreview: unreview,
      onReply: mayChat ? reply : undefined,
      itemsFor: (answer: SurveyAnswerDetail) => [...moreItems(answer), ...itemsFor(answer)],
    },
  }
}

export type ReviewDesk = ReturnType<typeof useReviewDesk>

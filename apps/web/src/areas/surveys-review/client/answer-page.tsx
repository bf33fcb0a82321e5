import { IconArrowLeft, IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { discuss, quote } from '#areas/chat'
import { goTo, useMe, useParam } from '#shell'
import { useIsHand } from '#lib/device'
import { ButtonLink } from '#ui/button'
import { IconLink } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Sheet } from '#ui/section'
import { useAnswerActions } from '../actions/use-answer-actions.tsx'
import { useReview } from '../actions/use-review.ts'
import { useActionWords } from '../actions/words.ts'
import { clientSurveysHref, reviewHref } from '../addresses.ts'
import { answerQuery } from '../data.ts'
import { subjectOf } from '../dock/use-reply.ts'
import { AnswerSheet } from '../sheet/answer-sheet.tsx'
import css from './answer-page.module.css'
import { useClientWords } from './words.ts'

/** The sheet of one answer, within the page of its client. */
export function Page() {
  const t = useClientWords()
  const say = useActionWords()
  const clientId = useParam('id')
  const answerId = useParam('surveyAnswerId')
  const permissions = useMe()?.permissions ?? []
  const { data: answer } = useQuery(answerQuery(clientId, answerId))
  const backHref = clientSurveysHref(clientId, answer && { survey: answer.surveyId })
  const { review, unreview } = useReview()
  const { itemsFor, dialog } = useAnswerActions({ onSettled: () => goTo(backHref, { replace: true }) })
  return (
    <Sheet>
      <Row gap={8} justify="between" className={css.bar}>
        <ButtonLink size="small" kind="quiet" icon={IconArrowLeft} href={backHref}>
          {t('back')}
        </ButtonLink>
        {permissions.includes('update surveys') && <QueueLink label={say('openQueue')} href={reviewHref({ clientId, answerId })} />}
      </Row>
      <AnswerSheet
        key={answerId}
        clientId={clientId}
        answerId={answerId}
        isWithinClient
        onReview={review}
        onUnreview={unreview}
        onReply={
          permissions.includes('view chats')
            ? (about, quoted) => {
                discuss(clientId, subjectOf(about))
                if (quoted !== undefined) quote(clientId, `${quoted}\n`)
              }
            : undefined
        }
        itemsFor={itemsFor}
      />
      {dialog}
    </Sheet>
  )
}

/** A phone has no line for two labels. */
function QueueLink(link: { label: string; href: string }) {
  const isHand = useIsHand()
  if (isHand) return <IconLink icon={IconInbox} {...link} />
  return (
    <ButtonLink size="small" kind="quiet" icon={IconInbox} href={link.href}>
      {link.label}
    </ButtonLink>
  )
}

import { IconArrowLeft, IconCheck, IconChevronLeft, IconChevronRight, IconLayoutBottombar, IconMessageCircle } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { SidePanel } from '#ui/side-panel'
import { Title } from '#ui/text'
import { useActionWords } from '../actions/words.ts'
import { Dock } from '../dock/dock.tsx'
import { chatPart, clientPanelPart } from '../dock/parts.ts'
import { AnswerSheet } from '../sheet/answer-sheet.tsx'
import css from './queue.module.css'
import type { Queue } from './use-queue.ts'
import type { ReviewDesk } from './use-review-desk.ts'
import { useQueueWords } from './words.ts'

interface PhoneAnswerProps {
  queue: Queue
  desk: ReviewDesk
}

/** Fills the whole screen. All that is needed lies at the foot, within reach of a thumb; the reply rises from there. */
export function PhoneAnswer({ queue, desk }: PhoneAnswerProps) {
  const t = useQueueWords()
  const { place, next, previous, open } = queue
  const { answer: answerId, client: clientId } = place
  const { answer, part, show, isDockOpen, closeDock, sheetProps } = desk
  if (answerId === undefined || clientId === undefined) return null
  const client = { id: clientId, name: answer?.client.name ?? '' }
  return (
    <div className={css.screen}>
      <Row as="header" gap={4} className={css.screenHead}>
        <IconButton label={t('back')} icon={IconArrowLeft} onClick={queue.toList} />
        <Title level={1} size={16} clip className={css.title}>
          <Link href={hrefTo('/clients/$id', { id: clientId })}>{client.name}</Link>
        </Title>
        <Row gap={0} className={css.steps}>
          <IconButton label={t('previous')} icon={IconChevronLeft} disabled={!previous} onClick={() => previous && open(previous)} />
          <IconButton label={t('next')} icon={IconChevronRight} disabled={!next} onClick={() => next && open(next)} />
        </Row>
      </Row>
      <div key={answerId} className={css.screenBody}>
        <AnswerSheet clientId={clientId} answerId={answerId} hasFoot {...sheetProps} />
      </div>
      <Foot desk={desk} />
      {isDockOpen && (
        <SidePanel opened bare side="bottom" title={client.name} onClose={closeDock}>
          <div className={css.bottomSheet}>
            <Dock client={client} part={part} onPart={show} />
          </div>
        </SidePanel>
      )}
    </div>
  )
}

function Foot({ desk: { answer, part, show, sheetProps } }: Pick<PhoneAnswerProps, 'desk'>) {
  const t = useQueueWords()
  const say = useActionWords()
  const isRead = answer !== undefined && answer.reviewedAt !== null
  return (
    <div className={css.foot}>
      <IconButton
        label={t('beside')}
        icon={IconLayoutBottombar}
        kind="framed"
        onClick={() => show(part === chatPart ? clientPanelPart : part)}
      />
      {sheetProps.onReply && (
        <Button size="large" wide icon={IconMessageCircle} onClick={() => show(chatPart)}>
          {t('reply')}
        </Button>
      )}
      {answer?.may.review && (
        <Button
          size="large"
          wide
          kind={isRead ? 'secondary' : 'primary'}
          icon={isRead ? undefined : IconCheck}
          onClick={() => (isRead ? sheetProps.onUnreview(answer) : sheetProps.onReview(answer))}>
          {say(isRead ? 'unreview' : 'reviewShort')}
        </Button>
      )}
    </div>
  )
}

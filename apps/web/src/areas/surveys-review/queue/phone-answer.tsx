import { IconCheck, IconLayoutBottombar, IconMessageCircle } from '@tabler/icons-react'
import { chatPart, clientPanelPart, Dock } from '#areas/home'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { DeskBottom, DeskScreen } from '#ui/desk'
import { IconButton } from '#ui/icon-button'
import { SidePanel } from '#ui/side-panel'
import { useActionWords } from '../actions/words.ts'
import { AnswerSheet } from '../sheet/answer-sheet.tsx'
import type { Queue } from './use-queue.ts'
import type { ReviewDesk } from './use-review-desk.ts'
import { useQueueWords } from './words.ts'

interface PhoneAnswerProps {
  queue: Queue
  desk: ReviewDesk
}

/** The reply rises from the foot, within reach of a thumb. */
export function PhoneAnswer({ queue, desk }: PhoneAnswerProps) {
  const t = useQueueWords()
  const { place, next, previous, open } = queue
  const { answer: answerId, client: clientId } = place
  const { answer, part, show, isDockOpen, closeDock, sheetProps } = desk
  if (answerId === undefined || clientId === undefined) return null
  const client = { id: clientId, name: answer?.client.name ?? '' }
  return (
    <>
      <DeskScreen
        id={answerId}
        title={client.name}
        href={hrefTo('/clients/$id', { id: clientId })}
        words={{ back: t('back'), previous: t('previous'), next: t('next') }}
        onBack={queue.toList}
        onPrevious={previous && (() => open(previous))}
        onNext={next && (() => open(next))}
        foot={<Foot desk={desk} />}>
        <AnswerSheet clientId={clientId} answerId={answerId} hasFoot {...sheetProps} />
      </DeskScreen>
      {isDockOpen && (
        <SidePanel opened bare side="bottom" title={client.name} onClose={closeDock}>
          <DeskBottom>
            <Dock client={client} part={part} onPart={show} />
          </DeskBottom>
        </SidePanel>
      )}
    </>
  )
}

function Foot({ desk: { answer, part, show, sheetProps } }: Pick<PhoneAnswerProps, 'desk'>) {
  const t = useQueueWords()
  const say = useActionWords()
  const isRead = answer !== undefined && answer.reviewedAt !== null
  return (
    <>
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
    </>
  )
}

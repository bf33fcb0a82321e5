import { Dock } from '#areas/home'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { useIsHand } from '#lib/device'
import { DeskNothing, DeskRest } from '#ui/desk'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture, EmptyInboxPicture } from '#ui/illustrations'
import { SidePanel } from '#ui/side-panel'
import { AnswerSheet } from '../sheet/answer-sheet.tsx'
import type { Queue } from './use-queue.ts'
import type { ReviewDesk } from './use-review-desk.ts'
import { useQueueWords } from './words.ts'

interface OpenAnswerProps {
  queue: Queue
  desk: ReviewDesk
}

/** The open answer with the dock beside it; in a narrower window a button opens the dock over it. */
export function OpenAnswer({ queue, desk }: OpenAnswerProps) {
  const t = useQueueWords()
  const { place, rows, list } = queue
  const { answer: answerId, client: clientId } = place
  const isHand = useIsHand()
  const { part, show, focusSheet } = desk
  if (answerId === undefined || clientId === undefined) {
    const isAllRead = list.data !== undefined && rows.length === 0 && place.state === 'waiting' && !queue.isNarrowed
    return (
      <DeskNothing>
        {list.data && (
          <EmptyState
            large
            picture={isAllRead ? <AllClearPicture /> : <EmptyInboxPicture />}
            title={place.state === 'deleted' ? t('deletedTitle') : isAllRead ? t('allRead') : t('chooseOne')}
            text={place.state === 'deleted' ? t('deletedText') : isAllRead ? t('allReadText') : t('chooseOneText')}
            action={isAllRead && <ButtonLink href={hrefTo('/inbox')}>{t('toInbox')}</ButtonLink>}
          />
        )}
      </DeskNothing>
    )
  }
  const client = { id: clientId, name: desk.answer?.client.name ?? '' }
  const dock = <Dock client={client} part={part} onPart={show} onLeave={focusSheet} />
  return (
    <>
      <DeskRest id={answerId} beside={isHand ? undefined : dock} opener={{ label: t('beside'), onOpen: () => show(part) }}>
        <AnswerSheet clientId={clientId} answerId={answerId} hasChat={!isHand} {...desk.sheetProps} />
      </DeskRest>
      {isHand && desk.isDockOpen && (
        <SidePanel opened bare width={400} title={client.name || t('beside')} onClose={desk.closeDock}>
          {dock}
        </SidePanel>
      )}
    </>
  )
}

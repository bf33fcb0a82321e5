import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useIsHand } from '#lib/device'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { AllClearPicture, EmptyInboxPicture } from '#ui/illustrations'
import { SidePanel } from '#ui/side-panel'
import { Dock } from '../dock/dock.tsx'
import { AnswerSheet } from '../sheet/answer-sheet.tsx'
import css from './queue.module.css'
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
  const sheet = useRef<HTMLDivElement>(null)
  // the next answer begins at its top; the element stays, so that it keeps the focus
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0
  }, [answerId])
  if (answerId === undefined || clientId === undefined) {
    const isAllRead = list.data !== undefined && rows.length === 0 && place.state === 'waiting' && !queue.isNarrowed
    return (
      <div className={css.nothing}>
        {list.data && (
          <EmptyState
            large
            picture={isAllRead ? <AllClearPicture /> : <EmptyInboxPicture />}
            title={place.state === 'deleted' ? t('deletedTitle') : isAllRead ? t('allRead') : t('chooseOne')}
            text={place.state === 'deleted' ? t('deletedText') : isAllRead ? t('allReadText') : t('chooseOneText')}
          />
        )}
      </div>
    )
  }
  const client = { id: clientId, name: desk.answer?.client.name ?? '' }
  const dock = <Dock client={client} part={part} onPart={show} onLeave={focusSheet} />
  return (
    <div className={css.rest}>
      <div ref={sheet} tabIndex={-1} data-sheet className={css.sheet}>
        <AnswerSheet clientId={clientId} answerId={answerId} hasChat={!isHand} {...desk.sheetProps} />
      </div>
      {isHand ? (
        <div className={css.opener}>
          <IconButton label={t('beside')} icon={IconLayoutSidebarRight} kind="framed" onClick={() => show(part)} />
        </div>
      ) : (
        <aside className={css.aside}>{dock}</aside>
      )}
      {isHand && desk.isDockOpen && (
        <SidePanel opened bare width={400} title={client.name || t('beside')} onClose={desk.closeDock}>
          {dock}
        </SidePanel>
      )}
    </div>
  )
}

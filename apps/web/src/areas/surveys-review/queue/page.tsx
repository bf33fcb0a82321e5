import { unlessReplying } from '#areas/home'
import { useShortcuts, type Shortcut } from '#shell'
import { useIsMobile } from '#lib/device'
import { Desk, DeskPage } from '#ui/desk'
import { OpenAnswer } from './open-answer.tsx'
import { PhoneAnswer } from './phone-answer.tsx'
import { PickedBar } from './picked-bar.tsx'
import { queueHref } from './place.ts'
import { QueueList } from './queue-list.tsx'
import { useRowSelection } from './use-row-selection.ts'
import { useQueue } from './use-queue.ts'
import { useReviewDesk } from './use-review-desk.ts'
import { useQueueWords } from './words.ts'

/** Answers: who has written, what is new with them, and what do I reply? */
export function Page() {
  const t = useQueueWords()
  const isPhone = useIsMobile()
  const queue = useQueue()
  const { place, rows, openRow, next, previous } = queue
  const selection = useRowSelection(
    queueHref({ ...place, answer: undefined }),
    rows.map(({ id }) => id),
  )
  const desk = useReviewDesk(queue)
  const shortcuts: Shortcut[] = [
    { keys: 'j', mayRepeat: true, label: t('next'), run: unlessReplying(() => next && desk.move(next)) },
    { keys: 'k', mayRepeat: true, label: t('previous'), run: unlessReplying(() => previous && desk.move(previous)) },
    ...(openRow && place.state !== 'deleted'
      ? [{ keys: 'x', label: t('selectThis'), run: unlessReplying(() => selection.pick(openRow.id)) }]
      : []),
    ...desk.partKeys,
  ]
  useShortcuts(shortcuts)
  const list = <QueueList queue={queue} selection={selection} onUndelete={desk.undelete} />
  const isOpen = place.answer !== undefined
  return (
    <DeskPage>
      {isPhone ? (
        isOpen ? (
          <PhoneAnswer queue={queue} desk={desk} />
        ) : (
          list
        )
      ) : (
        <Desk list={list}>
          <OpenAnswer queue={queue} desk={desk} />
        </Desk>
      )}
      {selection.ids.size > 0 && <PickedBar rows={rows} selection={selection} />}
      {desk.dialog}
    </DeskPage>
  )
}

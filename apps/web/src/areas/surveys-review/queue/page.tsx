import { useShortcuts, type Shortcut } from '#shell'
import { useIsMobile } from '#lib/device'
import { unlessReplying } from '../dock/reply-keys.ts'
import { OpenAnswer } from './open-answer.tsx'
import { PhoneAnswer } from './phone-answer.tsx'
import { PickedBar } from './picked-bar.tsx'
import { queueHref } from './place.ts'
import { QueueList } from './queue-list.tsx'
import css from './queue.module.css'
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
    // the page is opened to read: its keys are for the answers, so that no field takes the focus
    <div className={css.page} data-edited-in-place>
      {isPhone ? (
        isOpen ? (
          <PhoneAnswer queue={queue} desk={desk} />
        ) : (
          list
        )
      ) : (
        <div className={css.columns}>
          {list}
          <OpenAnswer queue={queue} desk={desk} />
        </div>
      )}
      {selection.ids.size > 0 && <PickedBar rows={rows} selection={selection} />}
      {desk.dialog}
    </div>
  )
}

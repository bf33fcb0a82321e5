import { isEmptyComposer } from '#areas/chat'
import { useEnter, useShortcuts } from '#shell'
import { useIsMobile } from '#lib/device'
import { Desk, DeskPage } from '#ui/desk'
import { unlessReplying } from '../dock/reply-keys.ts'
import { ItemList } from './item-list.tsx'
import { OpenItem } from './open-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { useInbox } from './use-inbox.ts'
import { useInboxDesk } from './use-inbox-desk.ts'
import { useInboxWords } from './words.ts'

/** Enter that is pressed twice does not mark the next thing, too. */
const settleMs = 300

const controls = 'a, button, input, textarea, select, summary, [contenteditable="true"], [role="dialog"], [role="menu"]'
const isForPage = (target: EventTarget | null): boolean =>
  isEmptyComposer(target) || !(target instanceof Element) || target.closest(controls) === null

/** Answers: what is new, with whom is it gravest, and what comes next? */
export function Page() {
  const t = useInboxWords()
  const isPhone = useIsMobile()
  const inbox = useInbox()
  const desk = useInboxDesk(inbox)
  const { openItem, following, previous, open, goOn, undoLast } = inbox
  useEnter({ run: openItem && goOn, accepts: isForPage, id: openItem?.key, settleMs })
  useShortcuts([
    { keys: 'j', mayRepeat: true, label: t('next'), run: unlessReplying(() => following && open(following)) },
    { keys: 'k', mayRepeat: true, label: t('previous'), run: unlessReplying(() => previous && open(previous)) },
    ...(desk.reply ? [{ keys: 'r', label: t('replyKey'), run: desk.reply }] : []),
    ...(undoLast ? [{ keys: 'z', label: t('undo'), run: unlessReplying(undoLast) }] : []),
    ...desk.partKeys,
  ])
  return (
    <DeskPage>
      {!isPhone ? (
        <Desk list={<ItemList inbox={inbox} />}>
          <OpenItem inbox={inbox} desk={desk} />
        </Desk>
      ) : openItem ? (
        <PhoneItem inbox={inbox} item={openItem} desk={desk} />
      ) : (
        <ItemList inbox={inbox} />
      )}
    </DeskPage>
  )
}

import { seeAttention } from '@allenio/contract/home'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { dismissToast, toastWithUndo } from '#ui/toast'
import type { InboxItem } from './items.ts'
import { useInboxWords } from './words.ts'

/** Marks things as seen: they are gone at once, and a key or the toast brings the last one back. */
export function useSeen(open: (item: InboxItem) => void) {
  const t = useInboxWords()
  const [seen, setSeen] = useState<readonly InboxItem[]>([])
  const [restored, setRestored] = useState<InboxItem>()
  // seen, brought back and seen again by quick hands: the last one counts
  const { mutateAsync } = useCall(seeAttention, { inTurn: 'attention' })
  const mark = ({ need: { client, reason, targetId } }: InboxItem, isSeen: boolean) =>
    mutateAsync({ id: client.id, reason, targetId, isSeen })
  const forget = ({ key }: InboxItem) => setSeen(items => items.filter(each => each.key !== key))
  const showAgain = (item: InboxItem) => {
    forget(item)
    setRestored(item)
    open(item)
    mark(item, false).catch(() => undefined)
  }
  const see = (item: InboxItem) => {
    setSeen(items => [...items.filter(({ key }) => key !== item.key), item])
    const toastId = toastWithUndo(t('seen', { name: item.need.client.name }), () => showAgain(item))
    mark(item, true).catch(() => {
      forget(item)
      dismissToast(toastId)
    })
  }
  const last = seen.at(-1)
  return {
    seen,
    see,
    /** The thing that was brought back last: it is open before the list has it again. */
    restored,
    undoLast: last && (() => showAgain(last)),
  }
}

import { Suspense } from 'react'
import { ClientPanel } from '#areas/chat-desk'
import { useIsHand } from '#lib/device'
import { DeskNothing, DeskRest } from '#ui/desk'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture, EmptyInboxPicture, NotFoundPicture } from '#ui/illustrations'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Dock } from '../dock/dock.tsx'
import { ItemHead } from './item-head.tsx'
import type { InboxItem } from './items.ts'
import type { Inbox } from './use-inbox.ts'
import type { InboxDesk } from './use-inbox-desk.ts'
import { useInboxWords } from './words.ts'

interface OpenItemProps {
  inbox: Inbox
  desk: InboxDesk
}

/** The open thing beside its context; in a narrower window a button opens the context over it. */
export function OpenItem({ inbox, desk }: OpenItemProps) {
  const t = useInboxWords()
  const isHand = useIsHand()
  const { openItem: item, list, items, isLost } = inbox
  if (!item) {
    const state = isLost
      ? { picture: <NotFoundPicture />, title: t('lost'), text: t('lostText') }
      : items.length === 0
        ? { picture: <AllClearPicture />, title: t('allSeen'), text: t('allSeenText') }
        : { picture: <EmptyInboxPicture />, title: t('chooseOne'), text: t('chooseOneText') }
    return <DeskNothing>{list.data && <EmptyState large {...state} />}</DeskNothing>
  }
  const { client } = item.need
  const dock = <Dock client={client} part={desk.part} onPart={desk.show} onLeave={desk.leave} />
  return (
    <>
      <DeskRest
        id={item.key}
        isWhole={desk.step?.isWhole}
        beside={isHand ? undefined : dock}
        opener={{ label: t('beside'), onOpen: () => desk.show(desk.part) }}>
        <ItemHead item={item} step={desk.step} inbox={inbox} />
        <ItemDetail key={item.key} item={item} inbox={inbox} desk={desk} />
      </DeskRest>
      {isHand && desk.isDockOpen && (
        <SidePanel opened bare width={400} title={client.name} onClose={desk.closeDock}>
          {dock}
        </SidePanel>
      )}
    </>
  )
}

/** The part that the area of the reason shows of it. */
export function ItemDetail({ item: { need }, inbox, desk: { step, reply } }: OpenItemProps & { item: InboxItem }) {
  const Detail = step?.Detail
  if (!Detail) return <ClientPanel clientId={need.client.id} name={need.client.name} />
  return (
    <Suspense fallback={<SkeletonRows rows={6} columns={2} tall />}>
      <Detail need={need} onSeen={inbox.goOn} onReply={reply} />
    </Suspense>
  )
}

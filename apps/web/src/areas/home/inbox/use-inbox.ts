import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { goTo, useWayToList } from '#shell'
import { useIsMobile } from '#lib/device'
import { focusDeskSheet } from '#ui/desk'
import { endReply } from '../dock/reply-keys.ts'
import { inboxQuery, useScope } from '../pro/data.ts'
import { findItem, itemsOf, neighbourItem, nextItem, visibleItems, type InboxItem } from './items.ts'
import { needHref, parsePlace, placeHref, type InboxPlace } from './place.ts'
import { useSeen } from './use-seen.ts'

/** Fewer items than these behind the open one: the next page is loaded, so that the keys never reach an end too early. */
const itemsAhead = 5

/** The inbox: its filters, its items, the open one, and the ways from one to the other. */
export function useInbox() {
  const isPhone = useIsMobile()
  // read from this page's own match, because a navigation may be under way to another page
  const place = useSearch({ strict: false, select: search => parsePlace({ ...search }), structuralSharing: true })
  const { view, group, client, reason, target } = place
  const list = useInfiniteQuery(inboxQuery(useScope(), { view, group }))
  const allItems = itemsOf(list.data?.rows ?? [], view)
  const openThing = client === undefined ? undefined : { client: { id: client }, reason, targetId: target ?? null }
  const openHere = findItem(allItems, openThing)
  // an answer ends a message's waiting while it is open: what was open stays, and what stood behind it comes next
  const [last, setLast] = useState<{ item: InboxItem; follower: InboxItem | undefined }>()
  if (openHere && openHere.key !== last?.item.key) setLast({ item: openHere, follower: neighbourItem(allItems, openHere.key, 1) })
  const open = (item: InboxItem) => {
    goTo(needHref(item.need, place), { replace: client !== undefined })
    focusDeskSheet()
  }
  const { seen, see, restored, undoLast } = useSeen(open)
  const itemsAside = [last?.item, restored].filter(item => item !== undefined)
  const openItem = openHere ?? findItem(itemsAside, openThing)
  const items = visibleItems(
    allItems,
    seen.map(({ key }) => key),
    openItem?.key,
  )
  const close = () => goTo(placeHref({ view, group }), { replace: true })
  const narrow = (change: InboxPlace) => goTo(placeHref({ view, group, ...change }), { replace: true })
  const isSettled = list.data !== undefined && !list.isPlaceholderData

  // on a wide screen the heaviest is open from the beginning
  const [first] = items
  const openFirst = useEffectEvent(() => first && goTo(needHref(first.need, place), { replace: true }))
  const mayOpenFirst = !isPhone && openThing === undefined && isSettled && first !== undefined
  useEffect(() => {
    if (mayOpenFirst) openFirst()
  }, [mayOpenFirst])

  const at = items.findIndex(({ key }) => key === openItem?.key)
  const loadMore = useEffectEvent(() => void list.fetchNextPage())
  const isNear = at < 0 ? openThing !== undefined : at >= items.length - itemsAhead
  const mayLoad = isNear && list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError
  useEffect(() => {
    if (mayLoad) loadMore()
  }, [mayLoad])

  const follower = openHere || openItem !== last?.item ? undefined : last?.follower && findItem(items, last.follower.need)
  const next = follower ?? nextItem(items, openItem?.key)
  /** Goes on from the open item, which is marked as seen where it is about something new. */
  const goOn = () => {
    endReply()
    if (openHere?.need.isUnseen) see(openHere)
    if (next) open(next)
    else close()
  }
  return {
    place,
    list,
    items,
    openItem,
    /** The open thing was neither seen nor answered meanwhile. */
    isUnseen: openHere?.need.isUnseen ?? false,
    isLost: openThing !== undefined && !openItem && isSettled && !list.hasNextPage,
    next,
    following: neighbourItem(items, openItem?.key, 1),
    previous: neighbourItem(items, openItem?.key, -1),
    left: (list.data?.first?.unseen ?? 0) - seen.filter(({ key }) => allItems.some(item => item.key === key)).length,
    hrefOf: (item: InboxItem) => needHref(item.need, place),
    open,
    goOn,
    undoLast,
    narrow,
    toList: useWayToList(client, close),
  }
}

export type Inbox = ReturnType<typeof useInbox>

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsOnline, useIsVisible } from '#lib/device'
import { closeNotifications } from '#lib/push'
import { markRead } from '../conversations/actions.ts'
import type { Thread } from './loaded-thread.ts'
import { chatsHref } from '../inbox/place.ts'

interface ReadState {
  isAtEnd: boolean
  /** The conversation has just been marked unread and is being left. */
  isLeaving: boolean
}

/**
 * Marks a conversation as read when it is opened, and again when new messages are visible at its end. It does so once for
 * each newest message, so that a conversation that is marked unread on another device stays unread.
 */
export function useReadMark({ conversation, messages, hasNewer }: Thread, { isAtEnd, isLeaving }: ReadState): void {
  const cache = useQueryClient()
  const isVisible = useIsVisible()
  const isOnline = useIsOnline()
  const lastRead = useRef<string>(undefined)
  const { id, unreadCount } = conversation
  const newest = messages.at(-1)?.id
  const wasOpened = useRef(false)
  const isHere = isVisible && isOnline && !isLeaving
  const isEndVisible = isAtEnd && !hasNewer
  useEffect(() => {
    if (!isHere) return
    const isRead = isEndVisible || !wasOpened.current
    wasOpened.current = true
    if (!isRead || unreadCount === 0 || newest === undefined || lastRead.current === newest) return
    lastRead.current = newest
    void closeNotifications(url => url === chatsHref({ c: id }))
    markRead(cache, id).catch(() => {
      lastRead.current = undefined
    })
  }, [cache, id, isHere, isEndVisible, unreadCount, newest])
}

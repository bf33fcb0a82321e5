import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline, useVisible } from '#lib/device'
import { closeNotifications } from '#lib/push'
import { markRead } from '../conversations/actions.ts'
import type { Thread } from './loaded-thread.ts'
import { newsOf } from '../conversations/live.ts'

interface Reading {
  isAtEnd: boolean
  /** The conversation has just been marked unread and is being left. */
  isLeaving: boolean
}

/**
 * A conversation that is opened is read; what comes after that, once its end stands before somebody's eyes. Once for each
 * message, so that what is marked unread elsewhere stays so.
 */
export function useReadMark({ conversation, messages, hasNewer }: Thread, { isAtEnd, isLeaving }: Reading): void {
  const cache = useQueryClient()
  const isVisible = useVisible()
  const isOnline = useOnline()
  const marked = useRef<string>(undefined)
  const { id, unreadCount } = conversation
  const newest = messages.at(-1)?.id
  const wasOpened = useRef(false)
  const isHere = isVisible && isOnline && !isLeaving
  const isEndSeen = isAtEnd && !hasNewer
  useEffect(() => {
    if (!isHere) return
    const isSeen = isEndSeen || !wasOpened.current
    wasOpened.current = true
    if (!isSeen || unreadCount === 0 || newest === undefined || marked.current === newest) return
    marked.current = newest
    void closeNotifications(url => url === newsOf(id))
    markRead(cache, id).catch(() => {
      marked.current = undefined
    })
  }, [cache, id, isHere, isEndSeen, unreadCount, newest])
}

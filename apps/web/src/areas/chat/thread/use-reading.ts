import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline, useVisible } from '#lib/device'
import { closeShown } from '#lib/push'
import { markRead } from '../data/actions.ts'
import { newsOf } from '../data/news.ts'
import type { Thread } from '../data/thread.ts'

/**
 * What stands before somebody's eyes is read: the end of the thread, in a window one can see. Once for each message, so
 * that what is marked unread elsewhere stays so.
 */
export function useReading({ conversation, messages, hasNewer }: Thread, { isAtEnd }: { isAtEnd: boolean }): void {
  const cache = useQueryClient()
  const isVisible = useVisible()
  const isOnline = useOnline()
  const marked = useRef<string>(undefined)
  const { id, unreadCount } = conversation
  const newest = messages.at(-1)?.id
  const isSeen = isVisible && isOnline && isAtEnd && !hasNewer
  useEffect(() => {
    if (!isSeen || unreadCount === 0 || newest === undefined || marked.current === newest) return
    marked.current = newest
    void closeShown(url => url === newsOf(id))
    markRead(cache, id).catch(() => { marked.current = undefined })
  }, [cache, id, isSeen, unreadCount, newest])
}

import { getConversation } from '@allenio/contract/chat'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, reportCallError } from '#lib/api'
import { changeThread, refetchThread, reopenThread, threadOf, threadQuery } from './data.ts'
import { threadFromPage, withFresh, withPage, type Page, type Thread } from './loaded-thread.ts'

export type Side = 'older' | 'newer'

/** A conversation's thread, and the functions that load more of it. */
export function useThread(conversationId: string) {
  const cache = useQueryClient()
  const query = useQuery(threadQuery(cache, conversationId))
  const [loading, setLoading] = useState<Side | 'around'>()
  const [failed, setFailed] = useState<Side>()

  const load = async (side: Side) => {
    if (loading) return
    setLoading(side)
    setFailed(undefined)
    await loadOn(cache, conversationId, side).catch(() => setFailed(side))
    setLoading(undefined)
  }
  /** Resolves to whether the message could be found. */
  const showAround = async (messageId: string): Promise<boolean> => {
    setLoading('around')
    try {
      await loadAround(cache, conversationId, messageId)
      return true
    } catch (error) {
      reportCallError(error)
      return false
    } finally {
      setLoading(undefined)
    }
  }
  const showNewest = async () => {
    setLoading('newer')
    await reopenThread(cache, conversationId).catch(reportCallError)
    setLoading(undefined)
  }
  const refreshLinks = (messageId: string) => void loadFresh(cache, conversationId, messageId).catch(() => undefined)
  return { ...query, thread: query.data, loading, failed, load, showAround, showNewest, refreshLinks }
}

async function loadOn(cache: QueryClient, conversationId: string, side: Side): Promise<void> {
  const thread = threadOf(cache, conversationId)
  const edge = side === 'older' ? thread?.messages[0] : thread?.messages.at(-1)
  if (!thread || !edge) return
  const page = await call(getConversation, { conversationId, ...(side === 'older' ? { before: edge.id } : { after: edge.id }) })
  changeLoaded(cache, conversationId, now => withPage(now, page, side))
}

async function loadAround(cache: QueryClient, conversationId: string, messageId: string): Promise<void> {
  if (threadOf(cache, conversationId)?.messages.some(({ id }) => id === messageId)) return
  const page = await call(getConversation, { conversationId, around: messageId })
  // a page that meets the loaded messages extends them; any other page replaces them
  changeLoaded(cache, conversationId, now => (overlaps(now, page) ? withPage(now, page, 'older') : threadFromPage(page)))
}

const refreshing = new Set<string>()

/** Reads the same messages again, because their file addresses expire. */
async function loadFresh(cache: QueryClient, conversationId: string, messageId: string): Promise<void> {
  if (refreshing.has(conversationId)) return
  refreshing.add(conversationId)
  try {
    const { messages } = await call(getConversation, { conversationId, around: messageId })
    changeThread(cache, conversationId, thread => withFresh(thread, messages))
  } finally {
    refreshing.delete(conversationId)
  }
}

const overlaps = ({ messages }: Thread, page: Page): boolean => {
  const first = messages[0]?.id
  return first !== undefined && page.messages.some(({ id }) => id >= first)
}

function changeLoaded(cache: QueryClient, conversationId: string, change: (thread: Thread) => Thread): void {
  const before = threadOf(cache, conversationId)
  changeThread(cache, conversationId, change)
  if (!before) return void refetchThread(cache, conversationId)
  const now = threadOf(cache, conversationId)
  if (now && now.revision < before.revision) void refetchThread(cache, conversationId)
}

import { getChanges, getConversation } from '@allenio/contract/chat'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, keyOf, refetch } from '#lib/api'
import { patchConversation } from '../conversations/lists.ts'
import { endOf, threadFromPage, withChanges, type Thread } from './loaded-thread.ts'

/** The most rounds of catching up; beyond them, reading the end of the conversation again is faster. */
const maxRounds = 3
const cachedThreads = 30

export const threadKey = (conversationId: string) => keyOf(getConversation, { conversationId })

/** The loaded part of a conversation. Reading it again requests only the changes. */
export const threadQuery = (cache: QueryClient, conversationId: string) =>
  queryOptions<Thread, Error, Thread, ReturnType<typeof threadKey>>({
    queryKey: threadKey(conversationId),
    queryFn: ({ signal }) => catchUp(cache, conversationId, signal),
    staleTime: 0,
    // unchanged messages stay the same objects already, because they are compared by revision
    structuralSharing: false,
    meta: { of: 'part', quiet: true, shows: getConversation.shows, keep: { most: cachedThreads, part: data => endOf(data as Thread) } },
  })

export const threadOf = (cache: QueryClient, conversationId: string): Thread | undefined =>
  cache.getQueryData<Thread>(threadKey(conversationId))

export function changeThread(cache: QueryClient, conversationId: string, change: (thread: Thread) => Thread): void {
  const key = threadKey(conversationId)
  const thread = cache.getQueryData<Thread>(key)
  // the data keeps its age, so that opening the thread still reads it again
  if (thread) cache.setQueryData<Thread>(key, change(thread), { updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0 })
}

/** Marks a thread as outdated after missed events; one that is on a screen is read again at once. */
export const refetchThread = (cache: QueryClient, conversationId: string): Promise<void> => refetch(cache, threadKey(conversationId))

export async function reopenThread(cache: QueryClient, conversationId: string): Promise<void> {
  const thread = threadFromPage(await call(getConversation, { conversationId }))
  cache.setQueryData<Thread>(threadKey(conversationId), thread)
}

async function catchUp(cache: QueryClient, conversationId: string, signal: AbortSignal): Promise<Thread> {
  const thread = await readThread(cache, conversationId, signal)
  patchConversation(cache, thread.conversation)
  return thread
}

async function readThread(cache: QueryClient, conversationId: string, signal: AbortSignal): Promise<Thread> {
  const before = threadOf(cache, conversationId)
  const answers = before ? await changesSince(conversationId, before.revision, signal) : undefined
  // events may have changed the thread during the request, so the changes are added to its present state
  const now = threadOf(cache, conversationId)
  if (!answers || !now) return threadFromPage(await call(getConversation, { conversationId }, { signal }))
  return answers.reduce(withChanges, now)
}

/** Undefined if too much has changed. */
async function changesSince(id: string, since: number, signal: AbortSignal) {
  const answers = []
  for (let revision = since; answers.length < maxRounds;) {
    const answer = await call(getChanges, { id, since: revision }, { signal })
    answers.push(answer)
    if (!answer.hasMore) return answers
    revision = answer.revision
  }
  return undefined
}

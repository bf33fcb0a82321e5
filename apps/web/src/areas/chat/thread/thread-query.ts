import { getChanges, getConversation } from '@allenio/contract/chat'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, keyOf, refetch } from '#lib/api'
import { patchConversation } from '../conversations/lists.ts'
import { endOf, opened, withChanges, type Thread } from './loaded-thread.ts'

/** Beyond as many answers it is quicker to read the end anew. */
const mostRounds = 3
const keptThreads = 30

export const threadKey = (conversationId: string) => keyOf(getConversation, { conversationId })

/** A conversation as far as it has been read. Asking again asks only for what has changed since. */
export const threadQuery = (cache: QueryClient, conversationId: string) =>
  queryOptions<Thread, Error, Thread, ReturnType<typeof threadKey>>({
    queryKey: threadKey(conversationId),
    queryFn: ({ signal }) => catchUp(cache, conversationId, signal),
    staleTime: 0,
    // the same messages stay the same objects by their revision already
    structuralSharing: false,
    meta: { of: 'part', quiet: true, shows: getConversation.shows, keep: { most: keptThreads, part: data => endOf(data as Thread) } },
  })

export const threadOf = (cache: QueryClient, conversationId: string): Thread | undefined =>
  cache.getQueryData<Thread>(threadKey(conversationId))

export function changeThread(cache: QueryClient, conversationId: string, change: (thread: Thread) => Thread): void {
  const key = threadKey(conversationId)
  const thread = cache.getQueryData<Thread>(key)
  // as old as it was: whoever opens it asks anew all the same
  if (thread) cache.setQueryData<Thread>(key, change(thread), { updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0 })
}

/** Marks a thread as outdated after missed events; one that is on a screen is read again at once. */
export const missed = (cache: QueryClient, conversationId: string): Promise<void> => refetch(cache, threadKey(conversationId))

export async function reopenThread(cache: QueryClient, conversationId: string): Promise<void> {
  const thread = opened(await call(getConversation, { conversationId }))
  cache.setQueryData<Thread>(threadKey(conversationId), thread)
}

async function catchUp(cache: QueryClient, conversationId: string, signal: AbortSignal): Promise<Thread> {
  const thread = await caughtUp(cache, conversationId, signal)
  patchConversation(cache, thread.conversation)
  return thread
}

async function caughtUp(cache: QueryClient, conversationId: string, signal: AbortSignal): Promise<Thread> {
  const before = threadOf(cache, conversationId)
  const answers = before ? await changesSince(conversationId, before.revision, signal) : undefined
  // meanwhile more may have come by itself: what is there now is the base, not what was there before
  const now = threadOf(cache, conversationId)
  if (!answers || !now) return opened(await call(getConversation, { conversationId }, { signal }))
  return answers.reduce(withChanges, now)
}

/** Undefined where too much has changed. */
async function changesSince(id: string, since: number, signal: AbortSignal) {
  const answers = []
  for (let revision = since; answers.length < mostRounds;) {
    const answer = await call(getChanges, { id, since: revision }, { signal })
    answers.push(answer)
    if (!answer.hasMore) return answers
    revision = answer.revision
  }
  return undefined
}

import type { Query } from '@tanstack/react-query'
import { changesOf, getAppCache, showsAny } from '#lib/api'
import { joinTimes, type WaitingWrite } from './waiting-write.ts'

const longestMs = 60_000
/** Longer than edits wait for each other: between two of them it is not quiet. */
const quietMs = joinTimes.longestMs + 500

/**
 * Refreshes the reads that an accepted write has changed. Resolves when the screen has fetched them again, however long
 * the network takes.
 */
export async function refreshAfterWrite({ call, workspaceId }: WaitingWrite): Promise<void> {
  const reads = getAppCache()
  const changes = changesOf(call)
  if (!reads || changes.length === 0) return
  const isTouched = (query: Query) => query.queryKey[1] === (workspaceId ?? null) && showsAny(changes)(query)
  const isRead = () =>
    reads
      .getQueryCache()
      .findAll({ predicate: isTouched, type: 'active' })
      .every(({ state }) => !state.isInvalidated)
  void reads.invalidateQueries({ predicate: isTouched })
  await new Promise<void>(resolve => {
    const stop = reads.getQueryCache().subscribe(() => {
      if (isRead()) end()
    })
    const timer = setTimeout(() => end(), longestMs)
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
    if (isRead()) end()
  })
}

const pauses = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Refreshes after the first of many small writes to one lane, and then once they pause: a document that is typed into is not read again
 * with every gesture.
 */
export function refreshWhenQuiet(write: WaitingWrite): void {
  const { lane = write.id } = write
  const pause = pauses.get(lane)
  clearTimeout(pause)
  const isFirst = pause === undefined
  if (isFirst) void refreshAfterWrite(write)
  pauses.set(
    lane,
    setTimeout(() => {
      pauses.delete(lane)
      if (!isFirst) void refreshAfterWrite(write)
    }, quietMs),
  )
}

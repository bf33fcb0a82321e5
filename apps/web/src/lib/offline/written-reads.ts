import type { Query, QueryClient } from '@tanstack/react-query'
import { changesOf } from '#lib/api'
import type { WaitingWrite } from './waiting-write.ts'

const longestMs = 60_000

let cache: QueryClient | undefined

/** The reads that sent writes refresh. */
export function setReads(reads: QueryClient): void {
  cache = reads
}

/**
 * Refreshes what a write that arrived has changed. Resolves when the screen has read it again, however long the network
 * makes it wait.
 */
export async function refreshWritten({ call, workspaceId }: WaitingWrite): Promise<void> {
  const reads = cache
  const changes = changesOf(call)
  if (!reads || changes.length === 0) return
  const isTouched = ({ queryKey: [, workspace], meta }: Query) =>
    workspace === (workspaceId ?? null) && (meta?.shows?.some(thing => changes.includes(thing)) ?? false)
  const isRead = () => reads.getQueryCache().findAll({ predicate: isTouched, type: 'active' })
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

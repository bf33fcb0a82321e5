import type { Query, QueryClient } from '@tanstack/react-query'
import type { WaitingWrite } from './waiting-write.ts'

const longestMs = 60_000

let cache: QueryClient | undefined

/** The reads that a client's own writes change. */
export function followOwnReads(reads: QueryClient): void {
  cache = reads
}

/**
 * What a client writes about themselves shows in all that they read about themselves. Resolves when the screen has read
 * it anew, however long the network makes it wait.
 */
export async function refreshOwnReads({ call, workspaceId }: WaitingWrite): Promise<void> {
  const reads = cache
  if (!reads || !isOwn(call.access)) return
  const isTouched = ({ queryKey: [name, workspace] }: Query) =>
    typeof name === 'string' && name.startsWith('GET /me/') && workspace === (workspaceId ?? null)
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

const isOwn = (access: WaitingWrite['call']['access']) =>
  typeof access === 'object' && 'role' in access && access.role === 'client'

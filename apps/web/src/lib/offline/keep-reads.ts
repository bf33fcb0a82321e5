import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '#lib/build'
import { onSessionChange, session } from '#lib/session'

interface ReadsModule {
  followReads: (cache: QueryClient) => Promise<void>
}

// a slow disk does not delay the start: the network may be quicker
const longestWaitMs = 400

let restoring: Promise<void> | undefined

/** Once the stored reads of this person are in the cache. */
export const readsRestored = async (): Promise<void> => restoring

/** Nothing is stored for visitors, so the login does not load the code that does. Without it the app works with a connection. */
export async function keepReads(cache: QueryClient, load: () => Promise<ReadsModule>): Promise<void> {
  const start = async () => {
    const reads = await fetchAhead(load).catch(() => undefined)
    restoring = reads?.followReads(cache).catch(() => undefined)
    await Promise.race([restoring, new Promise(resolve => setTimeout(resolve, longestWaitMs))])
  }
  if (session().token) return start()
  const forget = onSessionChange(({ token }) => {
    if (token === undefined) return
    forget()
    void start()
  })
}

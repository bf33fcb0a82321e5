import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '#lib/build'
import { onSessionChange, session } from '#lib/session'

interface ReadsModule {
  followReads: (cache: QueryClient) => Promise<void>
}

// a slow disk does not delay the start: the network may be quicker
const startWaitMs = 400
// a device whose database neither opens nor fails must not keep a page from saying that it is not there
const longestWaitMs = 10_000

let restoring: Promise<void> | undefined

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Once the stored reads of this person are in the cache, or will not come any more. */
export const readsRestored = async (): Promise<void> => restoring && Promise.race([restoring, pause(longestWaitMs)])

/** Nothing is stored for visitors, so the login does not load the code that does. Without it the app works with a connection. */
export async function keepReads(cache: QueryClient, load: () => Promise<ReadsModule>): Promise<void> {
  const start = async () => {
    const reads = await fetchAhead(load).catch(() => undefined)
    restoring = reads?.followReads(cache).catch(() => undefined)
    await Promise.race([restoring, pause(startWaitMs)])
  }
  if (session().token) return start()
  const forget = onSessionChange(({ token }) => {
    if (token === undefined) return
    forget()
    void start()
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '#lib/build'
import { onSessionChange, session } from '#lib/session'

interface ReadsModule {
  followReads: (cache: QueryClient) => Promise<void>
}

/** Nothing is stored for visitors, so the login does not load the code that does. Without it the app works with a connection. */
export async function keepReads(cache: QueryClient, load: () => Promise<ReadsModule>): Promise<void> {
  const start = () =>
    fetchAhead(load).then(
      reads => reads.followReads(cache),
      () => undefined,
    )
  if (session().token) return start()
  const forget = onSessionChange(({ token }) => {
    if (token === undefined) return
    forget()
    void start()
  })
}

import { useMe } from '#shell'
import { ClientInbox } from './client-inbox.tsx'
import { TeamInbox } from './team.tsx'

/** Answers: who wants something of me? For a client: what do we say to each other? */
export function Page() {
  const me = useMe()
  return me?.workspace?.role === 'client' ? <ClientInbox /> : <TeamInbox />
}

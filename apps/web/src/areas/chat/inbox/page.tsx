import { useMe } from '#shell'
import { Own } from './own.tsx'
import { Team } from './team.tsx'

/** Answers: who wants something of me? For a client: what do we say to each other? */
export function Page() {
  const me = useMe()
  return me?.workspace?.role === 'client' ? <Own /> : <Team />
}

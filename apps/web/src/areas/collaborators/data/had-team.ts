import { useEffect, useState } from 'react'
import { device, session } from '#lib/session'

const nameOf = () => `allenio.has-team.${session().personId ?? ''}.${session().workspaceId ?? ''}`

/** Whether there was a team when last it was known: read at once, so that its place is kept before anything is drawn. */
export function useHadTeam(hasTeam: boolean | undefined): boolean {
  const [had] = useState(() => device.read(nameOf()) !== undefined)
  useEffect(() => {
    if (hasTeam !== undefined) device.write(nameOf(), hasTeam ? 'yes' : undefined)
  }, [hasTeam])
  return had
}

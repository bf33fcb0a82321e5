import { useEffect, useState } from 'react'
import { device, session } from '#lib/session'

const nameOf = () => `allenio.has-team.${session().personId ?? ''}.${session().workspaceId ?? ''}`

/** Whether there was a team when it was last read. This is known at once, so that space is reserved before the first paint. */
export function useHadTeam(hasTeam: boolean | undefined): boolean {
  const [hadTeam] = useState(() => device.read(nameOf()) !== undefined)
  useEffect(() => {
    if (hasTeam !== undefined) device.write(nameOf(), hasTeam ? 'yes' : undefined)
  }, [hasTeam])
  return hadTeam
}

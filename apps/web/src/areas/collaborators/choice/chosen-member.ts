import { useEffect, useState } from 'react'
import { device, onSessionChange, session } from '#lib/session'
import { createStore, useStored } from '#lib/store'

const nameOf = (what: string) => `allenio.${what}.${session().personId ?? ''}.${session().workspaceId ?? ''}`
const readChoice = (): string | undefined => device.read(nameOf('team'))
const choice = createStore(readChoice())
const readAgain = () => choice.set(readChoice())

/** Shows an admin the clients of one collaborator, on this device and in this business; undefined shows those of the whole team. */
export function chooseMember(id: string | undefined): void {
  device.write(nameOf('team'), id)
  choice.set(id)
}

/** The present choice, without following changes. */
export const chosenMember = choice.get

/** The choice, with its changes. Only admins can make it, and they lose it with the role. */
export const useChosenMember = () => useStored(choice)

// each person has a choice in each business, and another tab may make it
onSessionChange(readAgain)
globalThis.addEventListener?.('storage', readAgain)

/** Whether there was a team when it was last read. This is known at once, so that space is reserved before the first paint. */
export function useHadTeam(hasTeam: boolean | undefined): boolean {
  const [hadTeam] = useState(() => device.read(nameOf('has-team')) !== undefined)
  useEffect(() => {
    if (hasTeam !== undefined) device.write(nameOf('has-team'), hasTeam ? 'yes' : undefined)
  }, [hasTeam])
  return hadTeam
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { device, onSessionChange, session } from '#lib/session'

const watchers = new Set<() => void>()
const nameOf = (what: string) => `allenio.${what}.${session().personId ?? ''}.${session().workspaceId ?? ''}`
const name = () => nameOf('team')
// if the browser refuses storage, the choice lasts until the page is left
const unstoredChoices = new Map<string, string>()

const read = (): string | undefined => device.read(name()) ?? unstoredChoices.get(name())

/** Shows an admin the clients of one collaborator, on this device and in this business; undefined shows those of the whole team. */
export function chooseMember(id: string | undefined): void {
  if (id === undefined) unstoredChoices.delete(name())
  else unstoredChoices.set(name(), id)
  device.write(name(), id)
  for (const watcher of watchers) watcher()
}

/** The present choice, without following changes. */
export const chosenMember = read

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  const stop = onSessionChange(watcher)
  globalThis.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    stop()
    globalThis.removeEventListener('storage', watcher)
  }
}

/** The choice, with its changes. Only admins can make it, and they lose it with the role. */
export const useChosenMember = (): string | undefined => useSyncExternalStore(watch, read)

/** Whether there was a team when it was last read. This is known at once, so that space is reserved before the first paint. */
export function useHadTeam(hasTeam: boolean | undefined): boolean {
  const [hadTeam] = useState(() => device.read(nameOf('has-team')) !== undefined)
  useEffect(() => {
    if (hasTeam !== undefined) device.write(nameOf('has-team'), hasTeam ? 'yes' : undefined)
  }, [hasTeam])
  return hadTeam
}

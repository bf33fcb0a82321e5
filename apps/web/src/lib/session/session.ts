import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/store'
import { device, tab } from './storage.ts'
import { names, readStoredSession, type Session, type Strategy } from './stored-session.ts'

type Listener = (now: Session, before: Session) => void

const listeners = new Set<Listener>()
let current = readStoredSession()

function change(next: Session): void {
  const before = current
  if (isSame(before, next)) return
  current = next
  for (const listener of listeners) listener(next, before)
}

const isSame = (one: Session, other: Session) =>
  one.token === other.token &&
  one.schoolToken === other.schoolToken &&
  one.strategy === other.strategy &&
  one.personId === other.personId &&
  one.workspaceId === other.workspaceId

export const session = (): Session => current

/** The country code of the tab's business, for telephone numbers that are written without one; Italy's until the business is known. */
export const homeCountryCode = createStore('+39')

/** By either strategy, as far as this device knows: the server may have ended the session. */
export const isSignedIn = (): boolean => current.strategy !== undefined

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSession = (): Session => useSyncExternalStore(onSessionChange, session, session)

interface Login {
  token: string
  personId?: string | undefined
  workspaceId?: string | undefined
}

export function signIn(strategy: Strategy, { token, personId, workspaceId }: Login): void {
  if (strategy === 'training_school') {
    device.write(names.schoolToken, token)
  } else {
    // the token is written last: another tab that sees it must find the rest
    storeWorkspace(workspaceId)
    device.write(names.person, personId)
    device.write(names.token, token)
  }
  const fresh = readStoredSession()
  // if the browser refuses storage, the session stays in memory
  change(
    strategy === 'training_school'
      ? { ...fresh, schoolToken: token, strategy: fresh.strategy ?? 'training_school' }
      : { ...fresh, token, personId, workspaceId, strategy: 'local' },
  )
}

export function signOut(strategy: Strategy = current.strategy ?? 'local'): void {
  if (strategy === 'training_school') {
    device.write(names.schoolToken, undefined)
    change({ ...current, schoolToken: undefined, strategy: current.token ? 'local' : undefined })
    return
  }
  const storedToken = device.read(names.token)
  // another tab has signed in since: this tab joins that session instead of ending it
  if (storedToken !== undefined && storedToken !== current.token) return change(readStoredSession())
  device.write(names.token, undefined)
  device.write(names.person, undefined)
  storeWorkspace(undefined)
  change({
    ...current,
    token: undefined,
    personId: undefined,
    workspaceId: undefined,
    strategy: current.schoolToken ? 'training_school' : undefined,
  })
}

/** Called when the server has told who is signed in. */
export function setPerson(personId: string): void {
  if (!current.token) return
  device.write(names.person, personId)
  change({ ...current, personId })
}

export function setWorkspace(workspaceId: string | undefined): void {
  if (!current.token) return
  storeWorkspace(workspaceId)
  change({ ...current, workspaceId })
}

function storeWorkspace(workspaceId: string | undefined): void {
  tab.write(names.workspace, workspaceId)
  device.write(names.workspace, workspaceId)
}

/** Follows other tabs: a login or logout concerns all tabs, but each tab has its own workspace. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== names.token && key !== names.schoolToken && key !== names.person) return
  const fresh = readStoredSession()
  const isOther = fresh.token !== current.token && current.token !== undefined
  if (isOther) tab.write(names.workspace, undefined)
  change(isOther ? readStoredSession() : { ...fresh, workspaceId: current.workspaceId ?? fresh.workspaceId })
}

globalThis.addEventListener?.('storage', followOtherTabs)

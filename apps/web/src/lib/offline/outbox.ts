import type { AnyEndpoint, Endpoint, Input } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { useEffect, useSyncExternalStore } from 'react'
import { callStored } from '#lib/api'
import { onOnlineChange } from '#lib/device'
import { onSessionChange, session } from '#lib/session'
import { openDatabase } from './database.ts'
import { drain } from './drain.ts'
import type { WaitingWrite } from './waiting-write.ts'

export interface OutboxState {
  waiting: readonly WaitingWrite[]
  refused: readonly WaitingWrite[]
  /** They wait for the same person to sign in again. */
  isPaused: boolean
}

type SentListener = (write: WaitingWrite, answer: unknown) => void

const nothing: OutboxState = { waiting: [], refused: [], isPaused: false }
const watchers = new Set<() => void>()
const sentListeners = new Set<SentListener>()
let state = nothing
let timer: ReturnType<typeof setTimeout> | undefined
let channel: BroadcastChannel | undefined

const otherTabs = (): BroadcastChannel => channel ??= new BroadcastChannel('allenio.outbox')

/**
 * Writes now or as soon as it can: kept on the device until the server has answered, sent exactly once. A row that the
 * write makes carries an id made here, in its input.
 */
export async function enqueueWrite<E extends Endpoint>(
  endpoint: E, input: Input<E>, { id = newId(), title = '' }: { id?: string, title?: string } = {},
): Promise<string> {
  const { personId, workspaceId } = session()
  if (!personId) throw new Error('nobody is signed in to write in whose name')
  const write: WaitingWrite = {
    id, personId, workspaceId, call: storedCall(endpoint), input, title, writtenAt: Date.now(), tries: 0,
  }
  const database = await openDatabase()
  if (!database) {
    // nothing can be kept here: it is sent at once or not at all
    announceSent(write, await callStored(write.call, write.input, { key: id, workspaceId }))
    return id
  }
  await database.put('outbox', write)
  await changed()
  void sendWaiting()
  return id
}

const storedCall = ({ kind, method, path, access }: AnyEndpoint) => ({ kind, method, path, access })

/** Hears of each write that arrived, with the server's answer. */
export function onWriteSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

function announceSent(write: WaitingWrite, answer: unknown): void {
  for (const listener of sentListeners) listener(write, answer)
}

/** All tabs share one outbox; whichever holds the lock sends, the others need not. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  const database = await openDatabase()
  const { personId, token } = session()
  if (!database || !personId || !token) return
  await locked(async () => {
    const outcome = await drain({
      next: async () => session().personId === personId
        ? (await database.getAllFromIndex('outbox', 'person', personId)).find(write => write.refusal === undefined)
        : undefined,
      send: write => callStored(write.call, write.input, { key: write.id, workspaceId: write.workspaceId }),
      sent: async (write, answer) => {
        await database.delete('outbox', write.id)
        announceSent(write, answer)
        await changed()
      },
      keep: async write => {
        await database.put('outbox', write)
        await changed()
      },
    })
    state = { ...state, isPaused: outcome.end === 'sign in' }
    notify()
    if (outcome.end === 'later') timer = setTimeout(() => void sendWaiting(), outcome.pauseMs)
  })
}

const locked = (work: () => Promise<void>): Promise<void> => navigator.locks
  ? navigator.locks.request('allenio.outbox', { ifAvailable: true }, async lock => lock ? work() : afterOther())
  : work()

/** Another tab sends just now; what was written here meanwhile gets its turn after it. */
async function afterOther(): Promise<void> {
  timer = setTimeout(() => void sendWaiting(), 1_000)
}

export async function retryWrite(id: string): Promise<void> {
  const database = await openDatabase()
  const write = await database?.get('outbox', id)
  if (!database || !write) return
  // the refusal is kept under the old key: the server shall look at it anew
  await database.delete('outbox', id)
  await database.put('outbox', { ...write, id: newId(), tries: 0, refusal: undefined })
  await changed()
  void sendWaiting()
}

export async function discardWrite(id: string): Promise<void> {
  await (await openDatabase())?.delete('outbox', id)
  await changed()
}

/** How many writes of this person the server has not answered, in all their workspaces. */
export async function countUnsent(): Promise<number> {
  const { personId } = session()
  return personId ? await (await openDatabase())?.countFromIndex('outbox', 'person', personId) ?? 0 : 0
}

let isStarted = false

/** Once per page: sends what waits, and again when a connection or the person comes back. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  const wake = () => void sendWaiting()
  onOnlineChange(wake)
  document.addEventListener('visibilitychange', wake)
  onSessionChange(() => void reload().then(wake))
  otherTabs().addEventListener('message', () => void reload())
  void reload().then(wake)
}

export function useOutbox() {
  useEffect(startOutbox, [])
  return { ...useSyncExternalStore(watch, () => state), retry: retryWrite, discard: discardWrite }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

async function changed(): Promise<void> {
  otherTabs().postMessage('changed')
  await reload()
}

async function reload(): Promise<void> {
  const { personId } = session()
  const all = personId ? await (await openDatabase())?.getAllFromIndex('outbox', 'person', personId) ?? [] : []
  state = {
    waiting: all.filter(write => write.refusal === undefined),
    refused: all.filter(write => write.refusal !== undefined),
    isPaused: state.isPaused && all.length > 0,
  }
  notify()
}

function notify(): void {
  for (const watcher of watchers) watcher()
}

import { useSyncExternalStore } from 'react'
import { session } from '#lib/session'
import { keptFilesOf, keptWrites } from './kept-writes.ts'
import type { WaitingWrite, WrittenFiles } from './waiting-write.ts'

export interface OutboxState {
  waiting: readonly WaitingWrite[]
  refused: readonly WaitingWrite[]
  /** Taken by the server, but not yet in what the screens have read. */
  settling: readonly WaitingWrite[]
  files: ReadonlyMap<string, WrittenFiles>
  /** They wait for the same person to sign in again. */
  isPaused: boolean
}

/** What the device has no room for: it lives in this page alone, while it is sent. */
const loose = new Map<string, { write: WaitingWrite; files: WrittenFiles }>()

const nothing: OutboxState = { waiting: [], refused: [], settling: [], files: new Map(), isPaused: false }
const watchers = new Set<() => void>()
let state = nothing
let reloads = 0

function show(next: Partial<OutboxState>): void {
  state = { ...state, ...next }
  for (const watcher of watchers) watcher()
}

/** Looks at the device anew; of several looks on their way only the last one counts. */
export async function reload(): Promise<void> {
  reloads += 1
  const look = reloads
  const { personId } = session()
  const kept = personId ? await keptWrites(personId) : []
  const all = [...kept, ...[...loose.values()].map(({ write }) => write).filter(write => write.personId === personId)]
  const files = new Map<string, WrittenFiles>()
  for (const { id, uploads } of all) {
    // the same files as before: whoever shows them need not draw them anew
    if (uploads) files.set(id, state.files.get(id) ?? loose.get(id)?.files ?? (await keptFilesOf(id)))
  }
  if (look !== reloads) return
  const settling = state.settling.filter(write => write.personId === personId)
  for (const { id } of settling) files.set(id, state.files.get(id) ?? {})
  show({
    waiting: all.filter(write => write.refusal === undefined),
    refused: all.filter(write => write.refusal !== undefined),
    settling,
    files,
    isPaused: state.isPaused && all.length > 0,
  })
}

/** Shows it as long as sending it takes. */
export async function showLoose<T>(write: WaitingWrite, files: WrittenFiles, send: () => Promise<T>): Promise<T> {
  loose.set(write.id, { write, files })
  await reload()
  return send().finally(() => {
    loose.delete(write.id)
    void reload()
  })
}

/** Until `done`, the screens show it as if it still waited: nothing vanishes for a moment in between. */
export function settle(write: WaitingWrite, done: Promise<unknown>): void {
  show({ settling: [...state.settling, write] })
  const forget = () => show({ settling: state.settling.filter(({ id }) => id !== write.id) })
  done.then(forget, forget)
}

export const pause = (isPaused: boolean): void => {
  if (isPaused !== state.isPaused) show({ isPaused })
}

export const watchOutbox = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const outboxState = (): OutboxState => state

export const useOutboxState = (): OutboxState => useSyncExternalStore(watchOutbox, outboxState)

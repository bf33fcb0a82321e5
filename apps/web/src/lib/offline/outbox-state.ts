import { session } from '#lib/session'
import { createStore, useStored } from '#lib/store'
import { getStoredFiles, listStoredWrites } from './stored-writes.ts'
import type { WaitingWrite, WrittenFiles } from './waiting-write.ts'

export interface OutboxState {
  waiting: readonly WaitingWrite[]
  refused: readonly WaitingWrite[]
  /** The server has accepted these writes, but the screens have not fetched them yet. */
  settling: readonly WaitingWrite[]
  files: ReadonlyMap<string, WrittenFiles>
  /** The writes wait until the same person signs in again. */
  isPaused: boolean
}

/** Writes that the device has no room for: they exist in this page alone, while they are sent. */
const loose = new Map<string, { write: WaitingWrite; files: WrittenFiles }>()

const nothing: OutboxState = { waiting: [], refused: [], settling: [], files: new Map(), isPaused: false }
const state = createStore(nothing)
let reloads = 0
let lastReload = Promise.resolve()

const show = (next: Partial<OutboxState>): void => state.set({ ...state.get(), ...next })

/** Reads the outbox from the device. Of several reads at the same time only the last one counts, and all wait for it. */
export function reload(): Promise<void> {
  reloads += 1
  lastReload = readAll(reloads)
  return lastReload
}

async function readAll(look: number): Promise<void> {
  const { personId } = session()
  const storedWrites = personId ? await listStoredWrites(personId) : []
  const all = [...storedWrites, ...[...loose.values()].map(({ write }) => write).filter(write => write.personId === personId)]
  const files = new Map<string, WrittenFiles>()
  for (const { id, uploads } of all) {
    // keeps the same file objects, so that components that show them do not render again
    if (uploads) files.set(id, state.get().files.get(id) ?? loose.get(id)?.files ?? (await getStoredFiles(id)))
  }
  if (look !== reloads) return lastReload
  const settling = state.get().settling.filter(write => write.personId === personId)
  for (const { id } of settling) files.set(id, state.get().files.get(id) ?? {})
  show({
    waiting: all.filter(write => write.refusal === undefined),
    refused: all.filter(write => write.refusal !== undefined),
    settling,
    files,
    isPaused: state.get().isPaused && all.length > 0,
  })
}

/** Shows the write while it is being sent. */
export async function showLoose<T>(write: WaitingWrite, files: WrittenFiles, send: () => Promise<T>): Promise<T> {
  loose.set(write.id, { write, files })
  await reload()
  return send().finally(() => {
    loose.delete(write.id)
    void reload()
  })
}

/** Until `done`, the screens show the write as if it still waited, so that it does not disappear for a moment. */
export function settle(write: WaitingWrite, done: Promise<unknown>): void {
  show({ settling: [...state.get().settling, write] })
  const forget = () => show({ settling: state.get().settling.filter(({ id }) => id !== write.id) })
  done.then(forget, forget)
}

export const pause = (isPaused: boolean): void => {
  if (isPaused !== state.get().isPaused) show({ isPaused })
}

export const watchOutbox = state.watch
export const outboxState = state.get
export const useOutboxState = () => useStored(state)

import type { Endpoint, Input } from '@allenio/contract'
import { getAppCache, messageOf, refresh } from '#lib/api'
import { sendOrKeep, type WrittenFiles } from '#lib/offline'
import { toast, toastWithUndo } from '#ui/toast'

// two lanes: a photo is slow, and a tick must not wait for it; the record of a photo is sent before the photo
const lanes = { ticks: 'meal diary', records: 'meal diary records' } as const

/** Times of this device's clock, from which the server recognises a wrong clock. */
export const versionNow = () => {
  const now = new Date().toISOString()
  return { changedAt: now, sentAt: now }
}

/** Sends a change of a day, a meal or a swap. It shows at once, and is undone with a message if the server refuses it. */
export const sendTick = <E extends Endpoint>(endpoint: E, input: Input<E>, title: string): void =>
  void send(sendOrKeep(endpoint, input, { title, lane: lanes.ticks, sentAtField: 'sentAt' }))

/** Sends a record with an id of its own, which may have files. */
export const sendRecord = <E extends Endpoint>(endpoint: E, input: Input<E>, title: string, files: WrittenFiles = {}): void =>
  void send(sendOrKeep(endpoint, input, { title, files, lane: lanes.records }))

/**
 * Shows a toast about a tap, with an undo. Each toast replaces the one before, because on a phone they cover the buttons of a meal; an
 * earlier tap can also be undone by tapping again.
 */
export const toastOfTap = (text: string, undo: () => void): string => toastWithUndo(text, undo, { id: 'diary tap' })

async function send(outcome: ReturnType<typeof sendOrKeep>): Promise<void> {
  const { state, ...rest } = await outcome
  if (state !== 'refused' || !('error' in rest)) return
  toast({ type: 'error', text: messageOf(rest.error) })
  // the plan, or what clients may do, has changed since the device loaded it
  const cache = getAppCache()
  if (cache) void refresh(cache, ['meal diary'])
}

import type { Endpoint, Input } from '@allenio/contract'
import { getAppCache, messageOf, refresh } from '#lib/api'
import { sendOrKeep, type WrittenFiles } from '#lib/offline'
import { toast, toastWithUndo } from '#ui/toast'

// a photo is slow, and a tick must not wait for it; what a photo belongs to goes before it
const lanes = { ticks: 'meal diary', records: 'meal diary records' } as const

/** Moments of this device's clock: the server compares it with its own when the write leaves. */
export const versionNow = () => {
  const now = new Date().toISOString()
  return { changedAt: now, sentAt: now }
}

/** Writes a change of a day, a meal or a swap. It shows at once, and goes back when it is refused, with the reason. */
export const sendTick = <E extends Endpoint>(endpoint: E, input: Input<E>, title: string): void =>
  void send(sendOrKeep(endpoint, input, { title, lane: lanes.ticks, sentAtField: 'sentAt' }))

/** The same for a record with an id of its own, which may have files. */
export const sendRecord = <E extends Endpoint>(endpoint: E, input: Input<E>, title: string, files: WrittenFiles = {}): void =>
  void send(sendOrKeep(endpoint, input, { title, files, lane: lanes.records }))

/**
 * Says what was tapped, with the way back. Each replaces the one before, as it stands over the buttons of a meal on a phone; whatever it
 * offers to take back can be tapped again, too.
 */
export const toastOfTap = (text: string, undo: () => void): string => toastWithUndo(text, undo, { id: 'diary tap' })

async function send(outcome: ReturnType<typeof sendOrKeep>): Promise<void> {
  const { state, ...rest } = await outcome
  if (state !== 'refused' || !('error' in rest)) return
  toast({ type: 'error', text: messageOf(rest.error) })
  // the plan, or what clients may do, has changed since the device read it
  const cache = getAppCache()
  if (cache) void refresh(cache, ['meal diary'])
}

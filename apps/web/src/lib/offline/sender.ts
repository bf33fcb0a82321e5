import { fetchAhead } from '#lib/build'
import { resolveAllAsWaiting } from './outcomes.ts'
import { outboxState } from './outbox-state.ts'

/** The code that sends comes when a page is idle, or with its first write: no list waits for it. */
export const loadSender = () => fetchAhead(() => import('./outbox-sender.ts'))

export async function sendWaiting(): Promise<void> {
  const sender = await loadSender().catch(() => undefined)
  // without a network it could send nothing either: the next connection wakes it
  return sender ? sender.sendWaiting() : resolveAllAsWaiting()
}

/** Called when sending is likely to work now. */
export async function wakeSending(): Promise<void> {
  if (outboxState().waiting.length === 0) return
  const sender = await loadSender().catch(() => undefined)
  sender?.wakeSending()
}

import { attentionSteps } from '#areas/clients'
import { useRealtime } from '#lib/realtime'
import type { RealtimeEvents } from '#lib/realtime'

/** Reads the queue again when an area's event may have changed it. */
export function LiveEvents({ onEvent }: { onEvent: () => void }) {
  const events = new Set(attentionSteps.entries().flatMap(step => step.events ?? []))
  return [...events].map(event => <LiveEvent key={event} event={event} onEvent={onEvent} />)
}

function LiveEvent({ event, onEvent }: { event: keyof RealtimeEvents; onEvent: () => void }) {
  useRealtime(event, onEvent)
  return null
}

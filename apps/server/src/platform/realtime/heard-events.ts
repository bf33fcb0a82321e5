import type { Access } from '@allenio/contract'
import { judge, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { Database } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import type { z } from 'zod'
import { actorOf, callerOf } from './actors.ts'
import type { Wire } from './sockets.ts'
import { countInWindows } from './windows.ts'

export interface EventSender {
  database: Database
  actor: Actor
}

/** An event that devices may send over the socket, beside the calls; it is short-lived and never stored. */
export interface EventParts<Schema extends z.ZodType> {
  event: string
  access: Access
  schema: Schema
  /** The limit for one socket in ten seconds; further events are ignored. */
  atMost: number
  handle: (sender: EventSender, payload: z.output<Schema>) => Promise<void>
}

export interface HeardEvent {
  event: string
  access: Access
  atMost: number
  take: (sender: EventSender, payload: unknown) => Promise<void>
}

export const heardEvents = collectionOf<HeardEvent>('heard events', ({ event }) => event)

export const defineHeardEvent = <Schema extends z.ZodType>({ event, access, schema, atMost, handle }: EventParts<Schema>): HeardEvent => ({
  event,
  access,
  atMost,
  async take(sender, payload) {
    const result = schema.safeParse(payload)
    // nobody waits for an answer, so a malformed event is ignored
    if (result.success) await handle(sender, result.data)
  },
})

const windowMs = 10_000

export function listenToSocket(socket: Wire, { database, log }: { database: Database; log: Log }): void {
  for (const { event, access, atMost, take } of heardEvents.gathered()) {
    const count = countInWindows(windowMs)
    socket.on(event, (payload: unknown) => {
      const actor = actorOf(socket.data)
      if (count() > atMost || !actor || judge(access, callerOf(actor)) !== 'allowed') return
      take({ database, actor }, payload).catch((error: unknown) =>
        log.warn('what a device said was lost', { event, reason: reasonOf(error) }),
      )
    })
  }
}

import type { Access } from '@allenio/contract'
import { judge, type Actor, type Caller } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { Database } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import type { z } from 'zod'
import type { SocketFacts, Wire } from './sockets.ts'
import { countInWindows } from './windows.ts'

export interface Heard {
  database: Database
  actor: Actor
}

/** An event that devices may send over the socket, beside the calls; it is short-lived and never stored. */
export interface Hearing<Schema extends z.ZodType> {
  event: string
  access: Access
  schema: Schema
  /** The limit for one socket in ten seconds; further events are ignored. */
  atMost: number
  handle: (heard: Heard, said: z.output<Schema>) => Promise<void>
}

export interface HeardEvent {
  event: string
  access: Access
  atMost: number
  take: (heard: Heard, said: unknown) => Promise<void>
}

export const heardEvents = collectionOf<HeardEvent>('heard events', ({ event }) => event)

export const defineHeardEvent = <Schema extends z.ZodType>({ event, access, schema, atMost, handle }: Hearing<Schema>): HeardEvent => ({
  event,
  access,
  atMost,
  async take(heard, said) {
    const parsed = schema.safeParse(said)
    // nobody waits for an answer, so a malformed event is ignored
    if (parsed.success) await handle(heard, parsed.data)
  },
})

const windowMs = 10_000

export function hearSocket(socket: Wire, { database, log }: { database: Database; log: Log }): void {
  for (const { event, access, atMost, take } of heardEvents.gathered()) {
    const count = countInWindows(windowMs)
    socket.on(event, (said: unknown) => {
      const actor = actorOf(socket.data)
      if (count() > atMost || !actor || judge(access, callerOf(actor)) !== 'allowed') return
      take({ database, actor }, said).catch((error: unknown) => log.warn('what a device said was lost', { event, reason: reasonOf(error) }))
    })
  }
}

function actorOf({ personId, sessionId, language, workspaceId, membershipId, role }: SocketFacts): Actor | undefined {
  if (!workspaceId || !membershipId || !role) return undefined
  return { personId, sessionId, language, workspaceId, membershipId, role }
}

const callerOf = ({ workspaceId, membershipId, role, ...person }: Actor): Caller => ({
  kind: 'person',
  ...person,
  isSuperAdmin: false,
  membership: { workspaceId, membershipId, role },
})

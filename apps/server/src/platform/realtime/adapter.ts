import { PostgresAdapter } from '@socket.io/postgres-adapter'
import { sql, type Database } from '#platform/db'
import type { Namespace } from 'socket.io'

type Message = Parameters<PostgresAdapter['onMessage']>[0]
type Connection = ConstructorParameters<typeof PostgresAdapter>[2]

const channel = 'realtime'

export interface NodeListener {
  /** Events may have been missed. */
  onGap: () => void
  /** Another node has sent an event to these rooms. */
  onRooms: (rooms: Iterable<string>) => void
}

export interface Cluster {
  adapter: (namespace: Namespace) => PostgresAdapter
  stop(): Promise<void>
}

/**
 * Joins the nodes by NOTIFY over our own connections, which reconnect by themselves and report when events may have been
 * missed. The adapter's own connections would neither survive a restart of the database nor report it. The messages stay
 * below the 8,000 bytes of NOTIFY (see `hintBytes`), so the adapter's table for longer ones is not needed
 * (docs/decisions/realtime-and-refreshing.md).
 */
export async function joinNodes(database: Database, { onGap, onRooms }: NodeListener): Promise<Cluster> {
  const adapters: PostgresAdapter[] = []
  let last: Promise<unknown> = Promise.resolve()
  // messages are sent one after the other: on separate connections a later one could arrive first
  const publish = (message: object): Promise<unknown> => {
    const publication = last.then(() =>
      database.withSystem('read', db => db.run(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`)),
    )
    last = publication.catch(() => undefined)
    return publication
  }
  const listening = await database.listen(channel, payload => {
    if (!payload) return onGap()
    const message = JSON.parse(payload) as Message // said by another node's adapter
    if ('data' in message && message.data && 'opts' in message.data && 'packet' in message.data) onRooms(message.data.opts.rooms)
    for (const adapter of adapters) adapter.onMessage(message)
  })
  // socket.io calls `makeAdapter` with `new`, so it cannot be an arrow function
  function makeAdapter(namespace: Namespace) {
    // the cast is safe, because the adapter uses only `publish` of its connection
    const adapter = new PostgresAdapter(namespace, {}, { publish } as unknown as Connection)
    adapters.push(adapter)
    return adapter
  }
  return { adapter: makeAdapter, stop: () => listening.stop() }
}

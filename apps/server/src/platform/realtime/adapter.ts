import { PostgresAdapter } from '@socket.io/postgres-adapter'
import { sql, type Database } from '#platform/db'
import type { Namespace } from 'socket.io'

type Message = Parameters<PostgresAdapter['onMessage']>[0]
type Connection = ConstructorParameters<typeof PostgresAdapter>[2]

const channel = 'realtime'

export interface Cluster {
  adapter: (namespace: Namespace) => PostgresAdapter
  stop(): Promise<void>
}

/**
 * Joins the nodes by NOTIFY over our own connections, which come back by themselves and tell when something may have
 * been missed; the adapter's own would neither survive a restart of the database nor say so. Its messages stay below
 * NOTIFY's 8,000 bytes (see `hintBytes`), so its table for longer ones is not needed.
 */
export async function joinNodes(database: Database, onGap: () => void): Promise<Cluster> {
  const adapters: PostgresAdapter[] = []
  let last: Promise<unknown> = Promise.resolve()
  // one after the other: on connections of their own, what is told later could arrive earlier
  const publish = (message: object): Promise<unknown> => {
    const sent = last.then(() => database.withSystem('read', db => db.run(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`)))
    last = sent.catch(() => undefined)
    return sent
  }
  const listening = await database.listen(channel, payload => {
    if (!payload) return onGap()
    const message = JSON.parse(payload) as Message // said by another node's adapter
    for (const adapter of adapters) adapter.onMessage(message)
  })
  // a function of the old kind: socket.io calls it with `new`
  function makeAdapter(namespace: Namespace) {
    // of its connection the adapter uses `publish` alone
    const adapter = new PostgresAdapter(namespace, {}, { publish } as unknown as Connection)
    adapters.push(adapter)
    return adapter
  }
  return { adapter: makeAdapter, stop: () => listening.stop() }
}

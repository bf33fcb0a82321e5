import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { nodeName } from './nodes.ts'
import { connectClient } from './session.ts'

export interface Subscription {
  /** False while the connection is lost; messages of that time are missed. */
  isOpen(): boolean
  stop(): Promise<void>
}

interface ListenOptions {
  url: string
  /** The newest migration that this version knows. */
  migration: number | undefined
  channel: string
  hear: (payload: string) => void
  log: (message: string, details: Record<string, unknown>) => void
}

/** Listens for NOTIFY on a connection of its own, and reconnects by itself after the database was away. */
export async function listenOn({ url, migration, channel, hear, log }: ListenOptions): Promise<Subscription> {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  async function connect(): Promise<void> {
    const fresh = await connectClient(url, { name: nodeName(channel, migration) })
    try {
      fresh.on('notification', message => hear(message.payload ?? ''))
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    // the handler is set only after `listen` succeeded: until then the caller retries a failure
    fresh.on('end', () => {
      client = undefined
      void reconnect()
    })
    client = fresh
    if (stopping.signal.aborted) await fresh.end()
  }

  async function reconnect(): Promise<void> {
    for (let wait = 200; !stopping.signal.aborted; wait = Math.min(wait * 2, 5_000)) {
      try {
        await pause(wait, undefined, { signal: stopping.signal })
        await connect()
        // messages sent meanwhile are lost, so an empty payload tells the listener to clear its cache
        hear('')
        return
      } catch (error) {
        if (!stopping.signal.aborted) log('listening again failed', { channel, reason: String(error) })
      }
    }
  }

  await connect()
  return {
    isOpen: () => client !== undefined,
    async stop() {
      stopping.abort()
      await client?.end()
    },
  }
}

import type pg from 'pg'
import { callerKind, type CallerKind } from './callers.ts'

export interface LentConnection {
  client: pg.PoolClient
  giveBack: (isBroken: boolean) => void
}

type Stranger = Exclude<CallerKind, 'known'>

export type Lend = () => Promise<LentConnection>

/**
 * How long a caller who is not signed in waits for a connection. People who are signed in, and jobs, wait as long as the pool lets them
 * (`connectionTimeoutMillis`), so a full pool refuses strangers first.
 */
const patienceMs = { 'reading stranger': 900, 'writing stranger': 3_000 } as const satisfies Record<Stranger, number>

/** No connection was free in time. */
export class BusyPool extends Error {}

/** Lends the connections of a pool. Strangers hold and await at most half of them, and wait in a line of their own for the rest. */
export function openLending(pool: pg.Pool): Lend {
  const gate = openGate(Math.max(1, Math.floor(pool.options.max / 2)))

  async function lendToStranger(kind: Stranger): Promise<LentConnection> {
    const patience = AbortSignal.timeout(patienceMs[kind])
    await within(patience, gate.enter(patience))
    const connecting = pool.connect()
    try {
      const client = await within(patience, connecting)
      return {
        client,
        giveBack(isBroken) {
          client.release(isBroken)
          gate.leave()
        },
      }
    } catch (error) {
      // the pool still serves a wait that was given up, so its place stays taken until then
      void connecting.then(client => client.release(), ignoreLoss).finally(() => gate.leave())
      throw error
    }
  }

  return async () => {
    const kind = callerKind()
    if (kind !== 'known') return lendToStranger(kind)
    const client = await pool.connect()
    return { client, giveBack: isBroken => client.release(isBroken) }
  }
}

const ignoreLoss = () => undefined

/** Fails when the patience ends before the work. */
const within = <T>(patience: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    patience.addEventListener('abort', () => reject(new BusyPool('no connection was free in time')), { once: true })
    work.then(resolve, reject)
  })

/** Lets so many in at once; the others wait in a line, and leave it when their patience ends. */
function openGate(places: number) {
  let freePlaces = places
  const line = new Set<() => void>()
  return {
    enter(patience: AbortSignal): Promise<void> {
      if (freePlaces > 0) {
        freePlaces -= 1
        return Promise.resolve()
      }
      return new Promise(resolve => {
        line.add(resolve)
        patience.addEventListener('abort', () => line.delete(resolve), { once: true })
      })
    },
    leave(): void {
      const [first] = line
      if (!first) return void (freePlaces += 1)
      line.delete(first)
      first()
    },
  }
}

import pg from 'pg'
import { expect, vi } from 'vitest'

const patienceMs = 60_000

/** A call of the app under test, by its path. A body of bytes is a part of a file. */
export type Ask = (method: string, path: string, body?: object, token?: string) => Promise<{ success: boolean; data: unknown }>

/** Somebody who writes while the app is killed. */
export interface RestlessWriter {
  countAcknowledged: () => number
  writeUntil: (signal: AbortSignal) => Promise<void>
  /** All that was acknowledged is there, and each write is there whole or not at all. */
  expectWhole: () => Promise<void>
}

/** The calls of one member; the data are those that the endpoint promises. */
export function callsOf(ask: Ask, token: string) {
  const isAccepted = (method: string, path: string, body: object): Promise<boolean> =>
    ask(method, path, body, token).then(
      ({ success }) => success,
      () => false,
    )
  return {
    isAccepted,

    /** Tried again for a minute: the app may have reported itself ready just before it noticed that the database was killed. */
    read: (path: string): Promise<unknown> =>
      vi.waitFor(
        async () => {
          const { success, data } = await ask('GET', path, undefined, token)
          expect(success).toBe(true)
          return data
        },
        { timeout: patienceMs },
      ),

    send: (method: string, path: string, body: object): Promise<void> =>
      vi.waitFor(async () => expect(await isAccepted(method, path, body)).toBe(true), { timeout: patienceMs }),
  }
}

/** Past the app: for what no call answers. Tried again as long, because the database may have been killed as well. */
export const readRows = <Row extends object>(
  databaseUrl: () => Promise<string>,
  statement: string,
  values: readonly string[] = [],
): Promise<Row[]> =>
  vi.waitFor(
    async () => {
      const database = new pg.Client({ connectionString: await databaseUrl() })
      await database.connect()
      try {
        return (await database.query<Row>(statement, [...values])).rows
      } finally {
        await database.end()
      }
    },
    { timeout: patienceMs },
  )

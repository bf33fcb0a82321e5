import pg from 'pg'
import { afterAll } from 'vitest'

/** A connection past the app's own handle, as the role of the address, until the file's tests have ended. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterAll(() => client.end())
  return client
}

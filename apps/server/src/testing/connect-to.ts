import pg from 'pg'
import { afterAll, afterEach } from 'vitest'

/** A connection past the app's handle, as the role of the address, until the file's tests end. A warning of the database fails a test. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  const warnings: string[] = []
  client.on('notice', ({ severity, message = '' }) => {
    if (severity === 'WARNING') warnings.push(message)
  })
  await client.connect()
  afterEach(() => {
    const [warning] = warnings.splice(0)
    if (warning !== undefined) throw new Error(`the database warned: ${warning}`)
  })
  afterAll(() => client.end())
  return client
}

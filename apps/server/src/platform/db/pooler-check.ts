import { randomUUID } from 'node:crypto'
import { connectClient } from './session.ts'

/** A pooler that hands each statement to another server connection would mix workspaces up. */
export async function refuseTransactionPooling(url: string): Promise<void> {
  // one after the other, so that none is left open if the second is refused
  const clients = [await connectClient(url, { name: 'allenio pooler check' })]
  try {
    clients.push(await connectClient(url, { name: 'allenio pooler check' }))
    const marks = clients.map(() => randomUUID())
    for (const [index, client] of clients.entries()) {
      await client.query(`select set_config('app.workspace_id', $1, false)`, [marks[index]])
    }
    for (const [index, client] of clients.entries()) {
      const { rows } = await client.query<{ mark: string }>(`select current_setting('app.workspace_id', true) as mark`)
      if (rows[0]?.mark !== marks[index]) {
        throw new Error('The database is reached through a pooler in transaction mode. Use session mode or connect directly.')
      }
    }
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  }
}

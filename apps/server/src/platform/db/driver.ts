import type pg from 'pg'

/** The parts of a connection that the driver's types leave out. */
interface DriverClient {
  connection: { stream: { destroy: () => void }; parsedStatements: Record<string, string> }
}

const connectionOf = (client: pg.PoolClient) => (client as unknown as DriverClient).connection

/**
 * Asks with a callback, and with a time limit of our own. The driver's promises and its `query_timeout` hand the answer to a function that
 * is set on a query after it was made, and then V8 keeps each answer until it collects the whole memory
 * (docs/decisions/statement-plans.md).
 */
export const ask = (client: pg.PoolClient, query: string | pg.QueryConfig, patienceMs: number): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('Query read timeout'))
      // the answers of later statements would come behind this one
      connectionOf(client).stream.destroy()
    }, patienceMs)
    client.query(query as pg.QueryConfig, (error, result) => {
      clearTimeout(late)
      // the driver passes null where its types say that there is always an error
      if (error as Error | null) reject(error)
      else resolve(result)
    })
  })

/** Drops a plan in the database and in the driver, which would keep the text of each statement that it ever named. */
export function dropPlan(client: pg.PoolClient, name: string): void {
  const { parsedStatements } = connectionOf(client)
  // a name whose statement failed has no plan, and to drop it would be an error, which undoes the transaction
  if (parsedStatements[name] === undefined) return
  client.query(`deallocate "${name}"`, () => undefined)
  delete parsedStatements[name]
}

import { appendFileSync } from 'node:fs'
import pg from 'pg'

// A server that is started with this file writes each statement that it sends to the file of STATEMENTS_FILE, a line each.

const file = process.env['STATEMENTS_FILE'] ?? ''

/** Fields that the driver keeps of a connection and leaves out of its types. */
interface Connected {
  connectionParameters: { host: string; port: number; database: string; user: string; password: string }
}

type Sent = string | { name?: string; text: string; values?: unknown[] }

const send = Reflect.get(pg.Client.prototype, 'query') as (this: Connected, query: Sent, ...more: unknown[]) => unknown

Reflect.set(pg.Client.prototype, 'query', function query(this: Connected, sent: Sent, ...more: unknown[]) {
  if (typeof sent === 'object' && sent.values) {
    const { host, port, database, user, password } = this.connectionParameters
    const login = { host, port, database, user, password }
    appendFileSync(file, `${JSON.stringify({ login, text: sent.text, values: sent.values, isNamed: sent.name !== undefined })}\n`)
  }
  return Reflect.apply(send, this, [sent, ...more])
})

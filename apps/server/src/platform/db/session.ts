import pg from 'pg'

export interface SessionLimits {
  /** Milliseconds after which the database stops a statement; 0 for never. */
  statementMs: number
  /** Milliseconds after which the database ends a session whose transaction waits for us; 0 for never. */
  idleInTransactionMs: number
}

/** For the owner, whose migrations and backups take as long as they take, whatever an operator has set for the login. */
const unlimited: SessionLimits = { statementMs: 0, idleInTransactionMs: 0 }

const settingsOf = ({ statementMs, idleInTransactionMs }: SessionLimits) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  TimeZone: 'UTC',
  // compiling takes seconds where it saves milliseconds: statements of many short parts look expensive to the planner
  jit: 'off',
  // many people ask at once, so that no statement gets more than one core, and looking for plans of several takes as long as all others
  max_parallel_workers_per_gather: 0,
})

const connectMs = 4_000
const setUpMs = 4_000

/**
 * Gives a new connection its settings, all by one statement, before any other is sent. They are no startup parameters, because PgBouncer
 * refuses those, and it forgets the settings of a session only when its client leaves (docs/decisions/statement-plans.md).
 */
async function setUpSession(client: pg.ClientBase, limits: SessionLimits): Promise<void> {
  const calls = Object.entries(settingsOf(limits)).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  // the driver accepts a timeout for one query, which its types do not declare
  const query = { text: `select ${calls.join(', ')}`, query_timeout: setUpMs }
  await client.query(query)
}

/** The option by which a pool waits for the settings of a connection before it hands it out. Its types do not say that it waits. */
export const sessionHook = (limits: SessionLimits = unlimited) => ({
  onConnect: (client: pg.ClientBase): Promise<void> => setUpSession(client, limits),
})

export interface ClientOptions {
  /** The name of the connection in `pg_stat_activity`. */
  name: string
}

/** Opens one connection beside the pools, ready for its first statement. */
export async function connectClient(connectionString: string, { name }: ClientOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // a connection that dies while it is idle fails the next statement, not the process
  client.on('error', () => undefined)
  try {
    await client.connect()
    await setUpSession(client, unlimited)
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

import pg from 'pg'
import { isoTime } from './moments.ts'
import { sessionHook } from './session.ts'
import { BusyPool } from './lending.ts'
import { BatchingSocket } from './socket.ts'

// Times are read as ISO text and days as days, so that the machine's time zone never changes them.
const toNumber = (text: string) => Number(text)
pg.types.setTypeParser(pg.types.builtins.INT8, toNumber)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, toNumber)
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoTime)

const statementMs = 30_000
/** Longer than the database itself lets a statement run: only one that has stopped answering takes so long. */
export const presetPatienceMs = statementMs + 2_000

export interface PoolOptions {
  max: number
  name: string
  onLost: (error: Error) => void
  /** Hears what the database did otherwise than it was asked, without an error: a setting outside of its transaction, for one. */
  onWarning: (message: string) => void
}

export function openPool(connectionString: string, { max, name, onLost, onWarning }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: name,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    // a connection keeps the plans of its first statements, so a new one plans the statements that are in use now
    maxLifetimeSeconds: 1_800,
    stream: () => new BatchingSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // statements that are issued together are sent without waiting for the previous answer
    pipeline: true,
    ...sessionHook({ statementMs, idleInTransactionMs: 60_000 }),
  })
  // without a listener a connection that dies while idle would end the process
  pool.on('error', onLost)
  // so would one that dies as it is handed out: its last words may arrive together with its first answer
  pool.on('connect', client => client.on('error', () => undefined))
  pool.on('connect', client => client.on('notice', ({ severity, message }) => hearNotice(severity, message, onWarning)))
  return pool
}

const hearNotice = (severity: string | undefined, message: string | undefined, onWarning: PoolOptions['onWarning']): void => {
  if (severity === 'WARNING') onWarning(message ?? '')
}

const lostStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'])
const lostSystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const lostSentences =
  /connection terminated|query read timeout|timeout exceeded when trying|timeout expired|connection error|client has encountered/i
/** PgBouncer reports a database that is away under a state that it also gives to mistakes. */
const poolerSentences = /cannot connect to server|server login has been failing|server conn crashed|query_wait_timeout|pooler is shut/i

/** Whether the database could not be reached, as opposed to having refused the statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof BusyPool) return true
  // the job queue turns errors into plain objects
  if (typeof error !== 'object' || error === null || !('message' in error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (lostStates.has(code) || (lostSystemErrors.has(code) && !('path' in error && code === 'ENOENT' && !isSocket(error)))) return true
  return lostSentences.test(String(error.message)) || poolerSentences.test(String(error.message))
}

const isSocket = (error: object) => 'syscall' in error && error.syscall === 'connect'

export const constraintOf = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined

/** True if a cached plan no longer fits, because a table was altered; a new connection solves it. */
export const isPlanOutdated = (error: unknown): boolean =>
  stateOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan must not change result type')

const lostRaces = new Set(['40001', '40P01'])

/** True if PostgreSQL undid the transaction only because another one was in its way. */
export const isLostRace = (error: unknown): boolean => lostRaces.has(stateOf(error) ?? '')

/** PostgreSQL's five-letter state, for the few refusals that a caller can do something about. */
export const stateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

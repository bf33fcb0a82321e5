import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ask, dropPlan } from './driver.ts'
import { watchHandle } from './held.ts'
import { makeHandle, type Db, type Send, type SystemDb, type WorkspaceDb } from './handle.ts'
import { openLending, type Lend, type LentConnection } from './lending.ts'
import { listenOn, type Subscription } from './listen.ts'
import { planFor } from './names.ts'
import { isPlanOutdated, openPool, presetPatienceMs } from './pool.ts'

export interface DatabaseUrls {
  app: string
  system: string
  /** The newest migration that this version knows; other nodes see it. */
  migration?: number
}

export interface DatabaseOptions {
  urls: DatabaseUrls
  log: (message: string, details: Record<string, unknown>) => void
  poolSize?: number
  /** Milliseconds after which a statement without an answer counts as lost, together with its connection. */
  patienceMs?: number
}

type Work<D extends Db, T> = (db: D) => Promise<T>

/** `read` runs each statement for itself; `write` puts all of them into one transaction. */
export type Kind = 'read' | 'write'

export interface Database {
  withWorkspace<T>(workspaceId: string, kind: Kind, work: Work<WorkspaceDb, T>): Promise<T>
  withSystem<T>(kind: Kind, work: Work<SystemDb, T>): Promise<T>
  /** Reads who calls, on connections of its own: whatever fills the others, callers are still known. */
  withSessions<T>(work: Work<SystemDb, T>): Promise<T>
  listen(channel: string, hear: (payload: string) => void): Promise<Subscription>
  /** Resolves when the database answers; fails if it does not within two seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

export function openDatabase({ urls, log, poolSize = 10, patienceMs = presetPatienceMs }: DatabaseOptions): Database {
  const onLost = (error: Error) => log('a database connection was lost', { reason: error.message })
  const onWarning = (warning: string) => log('the database warned', { warning })
  const app = openPool(urls.app, { max: poolSize, name: 'allenio app', onLost, onWarning })
  const system = openPool(urls.system, { max: poolSize, name: 'allenio system', onLost, onWarning })
  const sessions = openPool(urls.system, { max: Math.max(2, Math.ceil(poolSize / 4)), name: 'allenio sessions', onLost, onWarning })
  const [lendApp, lendSystem, lendSessions] = [openLending(app), openLending(system), openLending(sessions)]

  return {
    async withWorkspace(workspaceId, kind, work) {
      refuseNoWorkspace(workspaceId)
      return runOnConnection(lendApp, kind, {
        workspaceId,
        work: db => work(Object.assign(db, { workspaceId }) as unknown as WorkspaceDb), // the brand is given here alone
        log,
        patienceMs,
      })
    },
    withSystem: (kind, work) => runOnConnection(lendSystem, kind, { work: db => work(db as SystemDb), log, patienceMs }), // and here
    withSessions: work => runOnConnection(lendSessions, 'read', { work: db => work(db as SystemDb), log, patienceMs }), // and here
    listen: (channel, hear) => listenOn({ url: urls.system, migration: urls.migration, channel, hear, log }),
    // a node whose callers hold all other connections is busy, not away: it needs no replacement, and would get no more of them back
    ping: oneAtATime(() => within(pingMs, sessions.query(pingQuery))),
    close: async () => {
      await Promise.all([app.end(), system.end(), sessions.end()])
    },
  }
}

const pingMs = 1_500
// the driver accepts a timeout for one query, which its types do not declare
const pingQuery = { text: 'select 1', query_timeout: pingMs }

/** Concurrent callers share one answer, because many checks of a frozen database must not hold all its connections. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  return () =>
    (current ??= work().finally(() => {
      current = undefined
    }))
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const stop = new AbortController()
  // the wait for a connection counts, too
  const late = pause(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error('the database does not answer')
  })
  try {
    await Promise.race([work, late])
  } finally {
    stop.abort()
    late.catch(ignoreLoss)
    work.catch(ignoreLoss)
  }
}

const noWorkspace = '00000000-0000-0000-0000-000000000000'

/** Rows of no workspace (a person's own files and keys) carry the nil id, which nobody may enter. */
function refuseNoWorkspace(id: string): void {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  if (!isId || id === noWorkspace) throw new Error('what is entered is no workspace')
}

interface ConnectionWork<T> {
  workspaceId?: string
  work: Work<Db, T>
  log: DatabaseOptions['log']
  patienceMs: number
}

type Outcome = 'commit' | 'rollback'

interface OpenConnection extends LentConnection {
  /** Resolves when the transaction of a write has begun. */
  begun: Promise<unknown>
}

const runOnConnection = <T>(lend: Lend, kind: Kind, work: ConnectionWork<T>): Promise<T> =>
  watchHandle(lend, watchedLend => runOnLent(watchedLend, kind, work))

async function runOnLent<T>(lend: Lend, kind: Kind, { workspaceId, work, log, patienceMs }: ConnectionWork<T>): Promise<T> {
  const effects: (() => unknown)[] = []
  let opening: Promise<OpenConnection> | undefined
  let isOutdated = false
  const open = async () => {
    const { client, giveBack } = await lend()
    try {
      if (workspaceId !== undefined) await enter(client, workspaceId, patienceMs)
    } catch (error) {
      giveBack(true)
      throw error
    }
    const begun = kind === 'write' ? ask(client, { name: 'begin', text: 'begin' }, patienceMs) : Promise.resolve()
    begun.catch(ignoreLoss)
    return { client, giveBack, begun }
  }
  let isOver = false
  let latest: Promise<unknown> = Promise.resolve()
  const send: Send = async query => {
    // another workspace may use the connection by now
    if (isOver) throw new Error('a database handle is used after its work was over')
    const { client, begun } = await (opening ??= open())
    try {
      // the first statement is sent together with the beginning of the transaction, and its answer counts only if that succeeds
      const { text, values } = query
      const { name, droppedName } = planFor(client, query, entered.get(client)?.isLarge)
      if (droppedName !== undefined) dropPlan(client, droppedName)
      const answering = ask(client, { text, values, name }, patienceMs)
      latest = answering
      const [answer] = await Promise.all([answering, begun])
      return answer
    } catch (error) {
      isOutdated ||= isPlanOutdated(error)
      // the driver's own stack leads to the socket, while this one leads to the caller
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
  /** Answers whether the transaction ended as asked. */
  const end = async (outcome: Outcome): Promise<boolean> => {
    isOver = true
    const connection = await opening?.catch(() => undefined)
    if (!connection) return true
    const { client, giveBack, begun } = connection
    try {
      await begun
      const isAsAsked = kind === 'read' || (await endTransaction(client, outcome, patienceMs)) === outcome
      // answers come in the order of their statements: behind the last one nothing is on its way any more
      await latest.catch(ignoreLoss)
      giveBack(isOutdated)
      return isAsAsked
    } catch (error) {
      giveBack(true)
      throw error
    }
  }
  let result: T
  try {
    result = await work(makeHandle(send, effects))
  } catch (error) {
    await end('rollback').catch(ignoreLoss)
    throw error
  }
  if (!(await end('commit'))) throw new Error('a transaction was to be kept in which a statement had failed')
  for (const effect of effects) void runEffect(effect, log)
  return result
}

interface Entered {
  workspaceId: string
  isLarge: boolean
}

/** The workspace that each connection is in. */
const entered = new WeakMap<pg.PoolClient, Entered>()

const largeFrom = 500
const sizeStatement = `select count(*) = ${largeFrom} as "isLarge" from (select from clients limit ${largeFrom}) c`

/**
 * Enters the workspace before anything else is sent, outside of any transaction, so that no statement runs in another one. A
 * connection stays there until another workspace is to be entered: most requests find one that is in theirs
 * (docs/decisions/tenancy.md). Its size decides which kept plans serve it (docs/decisions/statement-plans.md).
 */
async function enter(client: pg.PoolClient, workspaceId: string, patienceMs: number): Promise<void> {
  if (entered.get(client)?.workspaceId === workspaceId) return
  entered.delete(client)
  const [, { rows }] = await Promise.all([
    ask(client, { name: 'enter', text: `select set_config('app.workspace_id', $1, false)`, values: [workspaceId] }, patienceMs),
    ask(client, { name: 'size', text: sizeStatement }, patienceMs),
  ])
  const [size] = rows as Pick<Entered, 'isLarge'>[] // the border to the driver
  entered.set(client, { workspaceId, isLarge: size?.isLarge ?? false })
}

/** After a failed statement PostgreSQL answers the commit with a rollback and without an error. */
async function endTransaction(client: pg.PoolClient, outcome: Outcome, patienceMs: number): Promise<string> {
  return (await ask(client, outcome, patienceMs)).command.toLowerCase()
}

async function runEffect(effect: () => unknown, log: DatabaseOptions['log']): Promise<void> {
  try {
    await effect()
  } catch (error) {
    log('an effect after commit failed', { reason: error instanceof Error ? error.message : String(error) })
  }
}

const ignoreLoss = () => undefined

import { collectionOf } from '#platform/contributions'
import { pastRaces, type Database, type SystemDb } from '#platform/db'
import type { DueQuery } from '#platform/jobs'
import type { Log } from '#platform/log'
import { installedPayments } from './installed.ts'
import type { PaymentProvider } from './provider.ts'

export interface SettledRow {
  workspaceId: string
  id: string
}

/** The account and the objects that an event is about. */
export interface EventSubject {
  provider: PaymentProvider['name']
  accountId: string
  /** The provider's ids, and our own references. */
  refs: readonly string[]
}

export interface SettleContext {
  database: Database
  provider: PaymentProvider
  log: Log
}

/** Rows of an area whose state is decided at the provider. */
export interface Settler {
  kind: string
  /** The rows that an event concerns. Both the account and one of the references have to be the row's. */
  rowsOf: (db: SystemDb, event: EventSubject) => Promise<readonly SettledRow[]>
  /** The rows that the hourly sweep settles again, the oldest first. `isNext` takes the workspace and the id. */
  due: (db: SystemDb, query: DueQuery) => Promise<readonly SettledRow[]>
  /**
   * Fetches the objects anew from the account that the row names, outside of any transaction, computes the new state, and applies it under
   * the row's lock. It runs any number of times, in any order.
   */
  settle: (context: SettleContext, row: SettledRow) => Promise<void>
}

export const paymentSettlers = collectionOf<Settler>('payment settlers', ({ kind }) => kind)

/**
 * Brings a row to the state that its provider tells. Does nothing where no provider is configured. An event and the page that somebody
 * returns to settle the same row at once, and one of them may lose the race for its locks.
 */
export async function settleRow(kind: string, row: SettledRow): Promise<void> {
  const settler = paymentSettlers.gathered().find(each => each.kind === kind)
  if (!settler) throw new Error(`no area settles '${kind}'`)
  const { provider, database, log } = installedPayments()
  if (!provider) return
  await pastRaces(() => settler.settle({ database, provider, log }, { workspaceId: row.workspaceId, id: row.id }))
}

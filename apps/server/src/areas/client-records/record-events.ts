import type { WeightSource } from '@allenio/contract/weights'
import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql, type WorkspaceDb } from '#platform/db'

export interface RecordEvent {
  /** Meals: a client has ticked a meal of the day, or written down what they ate. */
  kind: 'weight' | 'photos' | 'meals'
  clientId: string
  /** The day of the record. */
  day: string
  isByClient: boolean
  authorId: string
  /** Set for a weight. */
  weight?: { kg: number; source: WeightSource }
}

export interface RecordListener {
  hear: (db: WorkspaceDb, event: RecordEvent) => Promise<void>
  /** A condition without which it has nothing to do for a meal. Meals are ticked often, and what waits for them is rare. */
  awaitsMeal: (meal: Pick<RecordEvent, 'clientId' | 'day'>) => Sql
}

/** Called within the transaction of each new weight, each new set of photos, and each record of a meal that is awaited. */
export const recordListeners = collectionOf<RecordListener>('record listeners')

export async function notifyRecordListeners(db: WorkspaceDb, event: RecordEvent): Promise<void> {
  for (const { hear } of recordListeners.gathered()) await hear(db, event)
}

/** For the statement that stores a meal: whether the listeners need to be told of it. */
export const isMealAwaited = (meal: Pick<RecordEvent, 'clientId' | 'day'>): Sql =>
  joined([sql`false`, ...recordListeners.gathered().map(({ awaitsMeal }) => awaitsMeal(meal))], ' or ')

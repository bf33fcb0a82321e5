import type { WeightSource } from '@allenio/contract/weights'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

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

export type RecordListener = (db: WorkspaceDb, event: RecordEvent) => Promise<void>

/** Called within the transaction of each new weight, each new set of photos, and each record of a meal. */
export const recordListeners = collectionOf<RecordListener>('record listeners')

export async function notifyRecordListeners(db: WorkspaceDb, event: RecordEvent): Promise<void> {
  for (const listener of recordListeners.gathered()) await listener(db, event)
}

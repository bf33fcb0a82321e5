import type { WeightSource } from '@allenio/contract/weights'
import type { WorkspaceDb } from '#platform/db'

export interface Recorded {
  kind: 'weight' | 'photos'
  clientId: string
  /** The day that it is of. */
  day: string
  isByClient: boolean
  authorId: string
  /** Of a weight. */
  weight?: { kg: number, source: WeightSource }
}

type Listener = (db: WorkspaceDb, recorded: Recorded) => Promise<void>

const listeners: Listener[] = []

/** Told within the transaction of each new weight and each new set of photos. */
export const onRecorded = (listener: Listener): void => void listeners.push(listener)

export async function tellRecorded(db: WorkspaceDb, recorded: Recorded): Promise<void> {
  for (const listener of listeners) await listener(db, recorded)
}

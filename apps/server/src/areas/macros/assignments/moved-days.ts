import type { MovedDay } from '@allenio/contract/macros'
import type { DateWindow } from '#areas/client-overview'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** Clients give days another type in their diary, which knows this area and not the other way round. */
export interface MovedDays {
  list: (db: WorkspaceDb, clientIds: readonly string[], window: DateWindow) => Promise<(MovedDay & { clientId: string })[]>
  /** The business lets clients do it. */
  areAllowed: (db: WorkspaceDb) => Promise<boolean>
}

export const movedDays = collectionOf<MovedDays>('moved days')

export async function readMovedDays(db: WorkspaceDb, clientIds: readonly string[], window: DateWindow): Promise<Map<string, MovedDay[]>> {
  if (clientIds.length === 0) return new Map()
  const moved = (await Promise.all(movedDays.gathered().map(({ list }) => list(db, clientIds, window)))).flat()
  return new Map(
    [...Map.groupBy(moved, ({ clientId }) => clientId)].map(([clientId, days]) => [
      clientId,
      days.map(({ day, dayType }) => ({ day, dayType })),
    ]),
  )
}

export async function mayMoveDays(db: WorkspaceDb): Promise<boolean> {
  return (await Promise.all(movedDays.gathered().map(({ areAllowed }) => areAllowed(db)))).includes(true)
}

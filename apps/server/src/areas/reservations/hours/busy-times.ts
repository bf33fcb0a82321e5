import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** A time that a host has given to something outside of the business. */
export interface BusyTime {
  hostId: string
  start: number
  end: number
  /** For the host alone. */
  title: string
}

export interface BusyQuery {
  start: string
  end: string
  /** Only these hosts; undefined for all. */
  hostIds?: readonly string[] | undefined
}

type FindBusyTimes = (db: WorkspaceDb, query: BusyQuery) => Promise<BusyTime[]>

/** Areas that know of other calendars of the hosts. */
export const hostBusyTimes = collectionOf<FindBusyTimes>('busy times of hosts')

export const readBusyTimes = async (db: WorkspaceDb, query: BusyQuery): Promise<BusyTime[]> =>
  (await Promise.all(hostBusyTimes.gathered().map(find => find(db, query)))).flat()

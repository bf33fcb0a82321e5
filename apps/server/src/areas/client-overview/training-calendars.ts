import type { TrainingCalendar, TrainingKind } from '@allenio/contract/macros'
import { addDays, romeDay } from '@allenio/domain/days'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

export interface DateWindow {
  from: string
  to: string
}

export interface ClientTraining extends TrainingCalendar {
  /** A program is followed without fixed days. */
  isInOrder: boolean
}

/** On which days of a window clients train, by client, from one statement for all of them; those without a program are left out. */
export type ReadTraining = (
  db: WorkspaceDb,
  clientIds: readonly string[],
  window: DateWindow,
) => Promise<ReadonlyMap<string, ClientTraining>>

export const trainingCalendars = collectionOf<ReadTraining>('training calendars')

/** The calendars of clients; empty of those without a program. */
export async function readTrainingCalendars(
  db: WorkspaceDb,
  clientIds: readonly string[],
  window: DateWindow,
): Promise<ReadonlyMap<string, ClientTraining>> {
  const ids = [...new Set(clientIds)]
  if (ids.length === 0) return new Map()
  const parts = await Promise.all(trainingCalendars.gathered().map(read => read(db, ids, window)))
  return new Map(
    ids.map(id => {
      const ofClient = parts.flatMap(part => part.get(id) ?? [])
      return [
        id,
        {
          spans: ofClient.flatMap(({ spans }) => spans),
          days: ofClient.flatMap(({ days }) => days),
          isInOrder: ofClient.some(({ isInOrder }) => isInOrder),
        },
      ]
    }),
  )
}

const aheadDays = 14

/** A device keeps this of a calendar, for targets that count day by day. */
export const calendarWindow = (): DateWindow => ({ from: addDays(romeDay(), -7), to: addDays(romeDay(), aheadDays) })

const nearDays = 7

/** How each client trains in the week to come, for whoever is about to give them something that goes by it. */
export async function readTrainingKinds(db: WorkspaceDb, clientIds: readonly string[]): Promise<(clientId: string) => TrainingKind> {
  const today = romeDay()
  const calendars = await readTrainingCalendars(db, clientIds, { from: today, to: addDays(today, nearDays) })
  return clientId => {
    const calendar = calendars.get(clientId)
    if (calendar && calendar.spans.length > 0) return 'on days'
    return calendar?.isInOrder ? 'in order' : 'none'
  }
}

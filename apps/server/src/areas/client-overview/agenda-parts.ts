import type { Permission } from '@allenio/contract'
import type { EventColor } from '@allenio/contract/event-colors'
import type { AgendaEntry, AgendaLayer } from '@allenio/contract/reminders'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { Sql, WorkspaceDb } from '#platform/db'
import type { DateWindow } from './training-calendars.ts'

export interface AgendaQuery extends DateWindow {
  /** In the zone of the asker. */
  today: string
  /** A condition on clients `c`: those of whom the asker sees entries. */
  clients: Sql
  /** No part reads more rows. */
  limit: number
}

/** The answer of a part; fields that most entries have in common may be left out. */
export type AgendaPartEntry = Pick<AgendaEntry, 'id' | 'day' | 'title' | 'link' | 'client'> &
  Partial<Pick<AgendaEntry, 'startsAt' | 'endsAt' | 'detail' | 'color' | 'isDone'>>

/** The part of an area in the agenda of members, and of clients where it says so. */
export interface AgendaPart {
  layer: AgendaLayer
  permission: Permission
  color: EventColor
  isForClients?: true
  read: (db: WorkspaceDb, actor: Actor, query: AgendaQuery) => Promise<AgendaPartEntry[]>
}

export const agendaParts = collectionOf<AgendaPart>('agenda parts', ({ layer }) => layer)

const mostOfALayer = 120

interface DayCount {
  /** The sentence that counts the entries of a day. */
  title: (count: number) => string
  link: string
}

/** Many entries become one for each day, which counts them: nobody reads hundreds of names in a calendar. */
export function countedByDay(entries: readonly AgendaPartEntry[], { title, link }: DayCount): AgendaPartEntry[] {
  if (entries.length <= mostOfALayer) return [...entries]
  return [...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) =>
    ofDay.length === 1 && ofDay[0] ? ofDay[0] : { id: day, day, title: title(ofDay.length), link, client: null },
  )
}

import type { Permission } from '@allenio/contract'
import type { DayMark, DayMarkKind } from '@allenio/contract/clients'
import type { EventColor } from '@allenio/contract/event-colors'
import { romeDay } from '@allenio/domain/days'
import { mayDo, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type WorkspaceDb } from '#platform/db'
import type { AgendaPart } from './agenda-parts.ts'
import type { DateWindow } from './training-calendars.ts'

export interface DayMarkQuery extends DateWindow {
  clientId: string
  /** No part reads more rows. */
  limit: number
}

/** The answer of a part; fields that most marks have in common may be left out. */
export type PartMark = Pick<DayMark, 'id' | 'day' | 'title' | 'link'> &
  Partial<Pick<DayMark, 'startsAt' | 'endsAt' | 'detail' | 'color' | 'isDone'>>

/** The part of an area in the calendar of one client, whom the caller has reached. */
export interface DayMarkPart {
  kind: DayMarkKind
  permission: Permission
  color: EventColor
  isForClients?: true
  read: (db: WorkspaceDb, actor: Actor, query: DayMarkQuery) => Promise<PartMark[]>
}

export const dayMarkParts = collectionOf<DayMarkPart>('day mark parts', ({ kind }) => kind)

/** A part of the agenda whose entries are of the clients that are asked for: it marks the days of one as well. */
export const marksOfAgenda = (kind: DayMarkKind, { permission, color, isForClients, read }: AgendaPart): DayMarkPart => ({
  kind,
  permission,
  color,
  ...(isForClients && { isForClients }),
  read: (db, actor, { clientId, ...query }) => read(db, actor, { ...query, today: romeDay(), clients: sql`c.id = ${clientId}` }),
})

const marksOfPartAtMost = 200

/** Reads the marks of other areas on the days of a client; the number of statements is fixed. */
export async function readDayMarks(db: WorkspaceDb, actor: Actor, query: Omit<DayMarkQuery, 'limit'>): Promise<DayMark[]> {
  const parts = dayMarkParts
    .gathered()
    .filter(({ permission, isForClients }) => mayDo(actor, permission) && (actor.role !== 'client' || isForClients === true))
  const marks = await Promise.all(
    parts.map(async ({ kind, color, read }) =>
      (await read(db, actor, { ...query, limit: marksOfPartAtMost })).map((mark): DayMark => ({
        id: `${kind}/${mark.id}`,
        kind,
        day: mark.day,
        startsAt: mark.startsAt ?? null,
        endsAt: mark.endsAt ?? null,
        title: mark.title,
        detail: mark.detail ?? '',
        color: mark.color ?? color,
        link: mark.link,
        isDone: mark.isDone ?? false,
      })),
    ),
  )
  return marks.flat()
}

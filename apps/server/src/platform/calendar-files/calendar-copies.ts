import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** Something that members have in their calendar here, and would like to see in their own elsewhere. */
export interface CalendarCopy {
  thing: 'appointment' | 'reminder'
  id: string
}

type KeepCopies = (db: WorkspaceDb, copies: readonly CalendarCopy[]) => Promise<unknown>

/**
 * Areas that keep calendars elsewhere up to date, such as a linked Google calendar. Each is called within the transaction that has changed
 * the things; it reads them again rather than trust what it is told, and sends nothing before the commit.
 */
export const calendarCopies = collectionOf<KeepCopies>('calendar copies')

/** Asks for copies of what was created, changed or taken away. */
export async function requestCopies(db: WorkspaceDb, copies: readonly CalendarCopy[]): Promise<void> {
  for (const keep of calendarCopies.gathered()) await keep(db, copies)
}

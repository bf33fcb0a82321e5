import { assignmentEnds, type AssignmentsAt } from '#areas/client-records'
import { retractNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { addSubjects, joined, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { announceAssignments } from './assignment-observers.ts'
import { programAssigned } from '../notifications.ts'
import { isOpen } from '../present.ts'

export const programEnds = assignmentEnds({
  table: 'program_users',
  subject: 'program_id',
  thing: 'program',
  isOpen: () => isOpen(sql`a`),
  end: () => sql`ended_at = coalesce(ended_at, now())`,
  announce: announceAssignments,
})

/** A condition on an assignment `a`: its client has trained by it. */
export const assignmentUses = collectionOf<Sql>('assignment uses')

/** Clients hear nothing any more of what was taken back; one by which somebody has trained ends. */
export async function undoAssignments(db: WorkspaceDb, actor: Actor, at: AssignmentsAt): Promise<void> {
  const deletedIds = await programEnds.undo(db, actor, at, joined([sql`false`, ...assignmentUses.gathered()], ' or '))
  addSubjects(db, [at.id])
  await retractNotifications(db, { kind: programAssigned.kind, about: deletedIds })
}

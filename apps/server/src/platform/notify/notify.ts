import { collectionOf } from '#platform/contributions'
import { sql, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob, enqueueIn, Unrepeatable, type AnyJob } from '#platform/jobs'
import { findKind, type AnyKind, type Facts, type NotificationKind } from './kinds.ts'

export interface NewNotification<Subject extends Facts = Facts> {
  /** The ids of the receivers' memberships. */
  to: readonly string[]
  /** The membership of the actor, who is not notified of their own deed. */
  by?: string | null
  clientId?: string | null
  subject: Subject
  /** A member is notified once under this name, however often the cause occurs. */
  once?: string
  /** The subject by which a newer one replaces an unread one. If both have a `once`, only the greater replaces the other. */
  about?: string
  /** For an alert: when what it announces begins, in milliseconds. Its mail does not wait beyond that for the pace of mails. */
  startsAt?: number
  /** True when the person who caused it asked that no mail be sent. */
  skipsMail?: boolean
}

/** Answers the memberships that it reaches by some channel. */
type Keeper = (db: WorkspaceDb, kind: AnyKind, notifications: readonly NewNotification[]) => Promise<string[]>

/** Holds the one function that stores notifications and has them delivered. */
export const notificationKeepers = collectionOf<Keeper>('notification keepers')

/** Notifies members, if and only if the caller's transaction commits. */
export async function notify<Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  notification: NewNotification<NoInfer<Subject>>,
): Promise<void> {
  await notifyEach(db, kind, [notification])
}

/**
 * Notifies of many things at once, each with its receivers and subject. Either all of them have an `about`, or none has. Answers the
 * memberships that it reaches; others have turned this kind off, or can no longer sign in.
 */
export async function notifyEach<Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  notifications: readonly NewNotification<NoInfer<Subject>>[],
): Promise<string[]> {
  if (!findKind(kind.kind)) {
    throw new Error(`The notification '${kind.kind}' is sent and not declared: add it to notificationKinds(…) in its area's door.`)
  }
  return keep(db, kind, notifications)
}

function keep(db: WorkspaceDb, kind: AnyKind, notifications: readonly NewNotification[]): Promise<string[]> {
  const [keeper] = notificationKeepers.gathered()
  if (!keeper) throw new Error('No area stores notifications: one has to contribute to notificationKeepers.')
  return keeper(db, kind, notifications)
}

/** Notifies of something that concerns a person and none of their businesses. The workspace that they used last gets the notification. */
export async function notifyPerson<Subject extends Facts>(
  db: SystemDb,
  kind: NotificationKind<Subject>,
  { personId, subject }: { personId: string; subject: NoInfer<Subject> },
): Promise<void> {
  const place = await db.maybeOne<Row<'memberships', 'workspace_id' | 'id'>>(sql`
    select workspace_id, id from memberships where person_id = ${personId} and status = 'active'
    order by last_seen_at desc nulls last, created_at limit 1`)
  if (place) await enqueueIn(db, place.workspace_id, notifyMember, { membershipId: place.id, kind: kind.kind, subject })
}

const notifyMember = defineWorkspaceJob<{ membershipId: string; kind: string; subject: Facts }>({
  name: 'notify member',
  async handle({ db, jobId }, { membershipId, kind, subject }) {
    const knownKind = findKind(kind)
    if (!knownKind) throw new Unrepeatable('nobody reports this kind any more')
    await keep(db, knownKind, [{ to: [membershipId], subject, once: jobId }])
  },
})

export const notifyJobs: readonly AnyJob[] = [notifyMember]

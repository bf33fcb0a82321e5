import type { WorkspaceDb } from '#platform/db'
import { notify, type Facts, type NewNotification, type NotificationKind } from '#platform/notify'
import type { ReachedClient } from './reach.ts'
import { nameOfClient, teamOf } from './team-of.ts'

type Rest<Subject extends Facts> = Omit<NewNotification<Subject>, 'to' | 'clientId' | 'subject' | 'by'> & {
  /** The membership of whoever caused it; null for a client without an account. */
  by: string | null
}

/** Notifies a client; one without an account, or whose access has ended, has nowhere to read it. */
export async function notifyClient<Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  { client, ...notification }: Rest<Subject> & { client: ReachedClient; subject: NoInfer<Subject> },
): Promise<void> {
  if (client.membership_id === null || client.status !== 'active') return
  await notify(db, kind, { ...notification, to: [client.membership_id], clientId: client.id })
}

/** Notifies the team in charge of a client. */
export async function notifyTeam<Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  { clientId, subject, ...notification }: Rest<Subject> & { clientId: string; subject: (clientName: string) => NoInfer<Subject> },
): Promise<void> {
  const [clientName, to] = [await nameOfClient(db, clientId), await teamOf(db, clientId)]
  await notify(db, kind, { ...notification, to, clientId, subject: subject(clientName) })
}

import type { WorkspaceRole } from '@allenio/contract'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { notifyEach, type Facts, type NewNotification, type NotificationKind } from '#platform/notify'
import type { ReachedClient } from '../reach.ts'
import { teamsOf } from '../team-of.ts'

type Rest<Subject extends Facts> = Omit<NewNotification<Subject>, 'to' | 'clientId' | 'subject' | 'by'> & {
  /** The membership of whoever caused it; null for a client without an account. */
  by: string | null
}

type ClientNotification<Subject extends Facts> = Rest<Subject> & { client: ReachedClient; subject: Subject }

/** Notifies a client; one without an account, or whose access has ended, has nowhere to read it. */
export const notifyClient = <Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  notification: ClientNotification<NoInfer<Subject>>,
): Promise<string[]> => notifyClients(db, kind, [notification])

export const notifyClients = <Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  notifications: readonly ClientNotification<NoInfer<Subject>>[],
): Promise<string[]> =>
  notifyEach(
    db,
    kind,
    notifications.flatMap(({ client: { id, membership_id, status }, ...notification }) =>
      membership_id === null || status !== 'active' ? [] : [{ ...notification, to: [membership_id], clientId: id }],
    ),
  )

export type TeamNotification<Subject extends Facts> = Rest<Subject> & {
  clientId: string
  subject: (clientName: string) => Subject
  /** The one profession, beside the admins, that may know of it; null or undefined for everybody in charge. */
  reader?: WorkspaceRole | null
}

/** Notifies the team in charge of a client. */
export const notifyTeam = <Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  notification: TeamNotification<NoInfer<Subject>>,
): Promise<void> => notifyTeams(db, kind, [notification])

export async function notifyTeams<Subject extends Facts>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  notifications: readonly TeamNotification<NoInfer<Subject>>[],
): Promise<void> {
  const teams = await teamsOf(
    db,
    notifications.map(({ clientId }) => clientId),
  )
  await notifyEach(
    db,
    kind,
    notifications.map(({ clientId, subject, reader, ...notification }) => {
      const { name, team } = found(teams.get(clientId))
      const addressees = reader ? team.filter(({ role }) => role === 'admin' || role === reader) : team
      return { ...notification, to: addressees.map(({ membershipId }) => membershipId), clientId, subject: subject(name) }
    }),
  )
}

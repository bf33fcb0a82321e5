import { sql, type NotNull, type Row, type Sql, type SystemDb } from '#platform/db'
import { defineSweep, dueWorkspacesInSystem, enqueueAll, type WorkspaceRow } from '#platform/jobs'
import { writeInvitation } from './invitation-mails.ts'

type SentInvitation = NotNull<Row<'invitations', 'workspace_id' | 'membership_id'>>

const isWaiting = sql`i.is_waiting and i.membership_id is not null`

const provedAdmins = sql`select from memberships m join persons p on p.id = m.person_id
  where m.workspace_id = i.workspace_id and m.role = 'admin' and m.status = 'active' and p.email_confirmed_at is not null`

async function sendWaiting(db: SystemDb, condition: Sql): Promise<void> {
  const sent = await db.many<SentInvitation>(sql`
    update invitations i set is_waiting = false, sent_at = now() where ${isWaiting} and ${condition}
    returning i.workspace_id, i.membership_id`)
  const mails = sent.map(({ workspace_id: workspaceId, membership_id: membershipId }) => ({ workspaceId, membershipId }))
  await enqueueAll(db, writeInvitation, mails)
}

/** Sends the invitations that waited until this admin of their business has proved an address. */
export const sendInvitationsOf = (db: SystemDb, personId: string) =>
  sendWaiting(db, sql`exists (${provedAdmins} and m.person_id = ${personId})`)

/** Somebody who invites at the moment of the proof may not see it yet, so that their invitation still waits. */
export const sweepWaitingInvitations = defineSweep({
  name: 'sweep waiting invitations',
  cron: '*/10 * * * *',
  parts: () => [
    dueWorkspacesInSystem({
      list: db =>
        db.many<WorkspaceRow>(sql`select distinct i.workspace_id from invitations i where ${isWaiting} and exists (${provedAdmins})`),
      treat: (db, workspaceId) => sendWaiting(db, sql`i.workspace_id = ${workspaceId} and exists (${provedAdmins})`),
    }),
  ],
})

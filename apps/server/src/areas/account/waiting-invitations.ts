import { nothing, sql, type NotNull, type Row, type Sql, type SystemDb } from '#platform/db'
import { defineSweep, enqueueAll } from '#platform/jobs'
import { writeInvitation } from './invitation-mails.ts'

type SentInvitation = NotNull<Row<'invitations', 'workspace_id' | 'membership_id'>>

async function sendWaiting(db: SystemDb, ofAdmin: Sql): Promise<void> {
  const sent = await db.many<SentInvitation>(sql`
    update invitations i set is_waiting = false, sent_at = now()
    where i.is_waiting and i.membership_id is not null and exists (
      select from memberships m join persons p on p.id = m.person_id
      where m.workspace_id = i.workspace_id and m.role = 'admin' and m.status = 'active' and p.email_confirmed_at is not null ${ofAdmin})
    returning i.workspace_id, i.membership_id`)
  const mails = sent.map(({ workspace_id: workspaceId, membership_id: membershipId }) => ({ workspaceId, membershipId }))
  await enqueueAll(db, writeInvitation, mails)
}

/** Sends the invitations that waited until this admin of their business has proved an address. */
export const sendInvitationsOf = (db: SystemDb, personId: string) => sendWaiting(db, sql`and m.person_id = ${personId}`)

/** Somebody who invites at the moment of the proof may not see it yet, so that their invitation still waits. */
export const sweepWaitingInvitations = defineSweep({
  name: 'sweep waiting invitations',
  cron: '*/10 * * * *',
  handle: ({ database }) => database.withSystem('write', db => sendWaiting(db, nothing)),
})

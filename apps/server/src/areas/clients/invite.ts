import { invitationPause } from '@allenio/contract/clients'
import { inviteMember, sendInvitation } from '#areas/account'
import { removeMember, restoreMember } from '#areas/permissions'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { findMember, taken, type Writer } from './addresses.ts'
import type { ReachedClient } from './reach.ts'

export type Invited = Pick<ReachedClient, 'id' | 'first_name' | 'last_name' | 'language'> & { email: string }

/** Makes the owner of the address a member, writes to them, and ties the record to their account. */
export async function inviteClient(db: WorkspaceDb, writer: Writer, client: Invited): Promise<void> {
  const membershipId = await enter(db, writer, client)
  // who has an account already is in at once; anybody else with the password that they will set
  await db.run(sql`
    update clients c set membership_id = ${membershipId}, invited_at = now(),
      registered_at = case when p.email_confirmed_at is not null then coalesce(c.registered_at, now()) end
    from memberships m join persons p on p.id = m.person_id
    where c.id = ${client.id} and m.id = ${membershipId}`)
}

async function enter(db: WorkspaceDb, writer: Writer, { email, first_name, last_name, language }: Invited): Promise<string> {
  const member = await findMember(db, writer, email)
  if (!member) {
    const invitation = { email, firstName: first_name, lastName: last_name, language, role: 'client' } as const
    return (await inviteMember(db, invitation)).membershipId
  }
  if (member.role !== 'client') throw wrongField('email', 'address of the team')
  // their account stands with another record, whose address was changed by hand
  if (member.client_id !== null && !member.is_client_deleted) {
    throw taken(writer, { id: member.client_id, is_deleted: false, is_reached: member.is_client_reached })
  }
  if (member.client_id !== null) await db.run(sql`update clients set membership_id = null where id = ${member.client_id}`)
  await restoreMember(db, member.id)
  await sendInvitation(db, member.person_id)
  return member.id
}

/** The invitation, the first or another one. */
export async function inviteAgain(db: WorkspaceDb, writer: Writer, client: ReachedClient): Promise<void> {
  const { email } = client
  if (email === null) throw new AppError('address needed')
  if (client.registered_at !== null) throw new AppError('registered already')
  if (client.status !== 'active') throw new AppError('client inactive')
  const waited = client.invited_at === null ? Infinity : (Date.now() - Date.parse(client.invited_at)) / 1000
  if (waited < invitationPause.seconds) {
    throw new AppError('invitation just sent', { retryAfter: Math.ceil(invitationPause.seconds - waited) })
  }
  if (client.person_id === null) return inviteClient(db, writer, { ...client, email })
  await sendInvitation(db, client.person_id)
  await db.run(sql`update clients set invited_at = now() where id = ${client.id}`)
}

/** An invitation that nobody took up yet goes; whoever has come in keeps their own account and stays. */
export async function withdrawInvitation(db: WorkspaceDb, client: ReachedClient): Promise<void> {
  if (client.membership_id === null || client.registered_at !== null) return
  await removeMember(db, client.membership_id)
  await db.run(sql`update clients set membership_id = null, invited_at = null where id = ${client.id}`)
}

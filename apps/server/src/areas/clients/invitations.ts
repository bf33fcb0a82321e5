import { invitationPause } from '@allenio/contract/clients'
import { inviteMember, writeToMember } from '#areas/account'
import { removeMember, restoreMember } from '#areas/permissions'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { notifyClientAccess } from './access-events.ts'
import { findMember, takenAddressError, type Writer } from './addresses.ts'
import type { ReachedClient } from './reach.ts'

export type InvitedClient = Pick<ReachedClient, 'id' | 'first_name' | 'last_name' | 'language'> & { email: string }

/**
 * Invites the holder of the address, and links the record to the membership that waits for their answer, before
 * `notifyClientAccess` is called for this client.
 */
export async function inviteClient(db: WorkspaceDb, writer: Writer, client: InvitedClient): Promise<void> {
  const { membershipId, isMember } = await findWayIn(db, writer, client)
  // only a person who has accepted this business before, and never left it, joins without being asked again
  await db.run(sql`
    update clients set membership_id = ${membershipId}, invited_at = now(), declined_at = null,
      registered_at = case when ${isMember}::boolean then coalesce(registered_at, now()) end
    where id = ${client.id}`)
}

interface WayIn {
  membershipId: string
  isMember: boolean
}

async function findWayIn(db: WorkspaceDb, writer: Writer, client: InvitedClient): Promise<WayIn> {
  const member = await findMember(db, writer, client.email)
  if (!member) return { membershipId: await inviteMember(db, invitationOf(client)), isMember: false }
  if (member.role !== 'client') throw wrongField('email', 'address of the team')
  // their account belongs to another record, whose address was changed by hand
  if (member.client_id !== null && !member.is_client_deleted) {
    throw takenAddressError(writer, { id: member.client_id, is_deleted: false, is_reached: member.is_client_reached })
  }
  if (member.client_id !== null) {
    await db.run(sql`update clients set membership_id = null, registered_at = null where id = ${member.client_id}`)
    await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [member.client_id] })
  }
  await restoreMember(db, member.id)
  const isMember = member.person_id !== null
  if (isMember) await writeToMember(db, member.id)
  else await inviteMember(db, { ...invitationOf(client), membershipId: member.id })
  return { membershipId: member.id, isMember }
}

const invitationOf = ({ email, first_name, last_name, language }: InvitedClient) =>
  ({ email, firstName: first_name, lastName: last_name, language, role: 'client' }) as const

/** Sends the invitation, for the first time or again. */
export async function inviteClientAgain(db: WorkspaceDb, writer: Writer, client: ReachedClient): Promise<void> {
  const { email } = client
  if (email === null) throw new AppError('address needed')
  if (client.registered_at !== null) throw new AppError('registered already')
  if (client.status !== 'active') throw new AppError('client inactive')
  const waited = client.invited_at === null ? Infinity : (Date.now() - Date.parse(client.invited_at)) / 1000
  // a time far in the future means that the clock was set back since then: nobody has to wait that long
  if (Math.abs(waited) < invitationPause.seconds) {
    throw new AppError('invitation just sent', { retryAfter: Math.ceil(invitationPause.seconds - waited) })
  }
  if (client.membership_id === null) {
    await inviteClient(db, writer, { ...client, email })
    return notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [client.id] })
  }
  await inviteMember(db, { ...invitationOf({ ...client, email }), membershipId: client.membership_id })
  await db.run(sql`update clients set invited_at = now(), declined_at = null where id = ${client.id}`)
}

/** Withdraws an invitation that nobody has accepted yet; a client who has joined keeps their account and stays. */
export async function withdrawInvitation(db: WorkspaceDb, client: ReachedClient): Promise<void> {
  if (client.membership_id === null || client.registered_at !== null) return
  await removeMember(db, client.membership_id)
  await db.run(sql`update clients set membership_id = null, invited_at = null, declined_at = null where id = ${client.id}`)
}

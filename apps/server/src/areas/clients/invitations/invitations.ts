import { invitationPause } from '@allenio/contract/clients'
import { emailKey } from '@allenio/domain/account'
import { inviteMember, inviteMembers, writeToMember, type Invitation } from '#areas/account'
import { removeMember, restoreMember } from '#areas/permissions'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { notifyClientAccess } from '../access-events.ts'
import { findMembers, takenAddressError, type Member, type Writer } from '../addresses.ts'
import type { ReachedClient } from '../reach.ts'

export type InvitedClient = Pick<ReachedClient, 'id' | 'first_name' | 'last_name' | 'language'> & {
  email: string
  /** The membership that waits for the answer, where the client was invited before. */
  membership_id?: string | null
}

/** Invites one client, and throws if they are refused. */
export async function inviteClient(db: WorkspaceDb, writer: Writer, client: InvitedClient): Promise<void> {
  const refusal = (await inviteClients(db, writer, [client])).get(client.id)
  if (refusal) throw refusal
}

/**
 * Invites the holders of the addresses, and links the records to the memberships that wait for their answers. `notifyClientAccess` must be
 * called for these clients afterwards. Returns why each other client was refused.
 */
export async function inviteClients(
  db: WorkspaceDb,
  writer: Writer,
  clients: readonly InvitedClient[],
): Promise<ReadonlyMap<string, AppError>> {
  const memberByEmail = clients.some(({ membership_id }) => !membership_id)
    ? await findMembers(
        db,
        writer,
        clients.filter(({ membership_id }) => !membership_id).map(({ email }) => email),
      )
    : new Map<string, Member>()
  const refusals = new Map<string, AppError>()
  const ways: WayIn[] = []
  const strangers: InvitedClient[] = []
  for (const client of clients) {
    const member = client.membership_id ? undefined : memberByEmail.get(emailKey(client.email))
    if (!member) {
      strangers.push(client)
      continue
    }
    // former members are rare, and each of them needs steps of their own
    try {
      ways.push(await letBackIn(db, writer, client, member))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusals.set(client.id, error)
    }
  }
  const outcomes = await inviteMembers(db, strangers.map(invitationOf))
  for (const [at, { id: clientId }] of strangers.entries()) {
    const outcome = outcomes[at]
    if (!outcome) continue
    if ('refusal' in outcome) refusals.set(clientId, outcome.refusal)
    else ways.push({ clientId, membershipId: outcome.membershipId, isMember: false })
  }
  await writeWays(db, ways)
  return refusals
}

interface WayIn {
  clientId: string
  membershipId: string
  isMember: boolean
}

async function writeWays(db: WorkspaceDb, ways: readonly WayIn[]): Promise<void> {
  if (ways.length === 0) return
  // only a person who has accepted this business before, and never left it, joins without being asked again
  await db.run(sql`
    update clients c set membership_id = way.membership_id, invited_at = now(), declined_at = null,
      registered_at = case when way.is_member then coalesce(c.registered_at, now()) end
    from unnest(${ways.map(({ clientId }) => clientId)}::uuid[], ${ways.map(({ membershipId }) => membershipId)}::uuid[],
      ${ways.map(({ isMember }) => isMember)}::boolean[]) as way (client_id, membership_id, is_member)
    where c.id = way.client_id`)
}

async function letBackIn(db: WorkspaceDb, writer: Writer, client: InvitedClient, member: Member): Promise<WayIn> {
  if (member.role !== 'client') throw wrongField('email', 'address of the team')
  // the account belongs to another record, whose address was changed by hand
  if (member.client_id !== null && !member.is_client_deleted) {
    throw takenAddressError(writer, { id: member.client_id, is_deleted: false, is_reached: member.is_client_reached })
  }
  const isMember = member.person_id !== null
  // a refusal must come before any other write, because calls that invite many clients continue after it in the same transaction
  if (isMember) await writeToMember(db, member.id)
  else await inviteMember(db, { ...invitationOf(client), membershipId: member.id })
  if (member.client_id !== null) {
    await db.run(sql`update clients set membership_id = null, registered_at = null where id = ${member.client_id}`)
    await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [member.client_id] })
  }
  await restoreMember(db, member.id)
  return { clientId: client.id, membershipId: member.id, isMember }
}

const invitationOf = ({ email, first_name, last_name, language, membership_id }: InvitedClient): Invitation => ({
  email,
  firstName: first_name,
  lastName: last_name,
  language,
  role: 'client',
  ...(membership_id && { membershipId: membership_id }),
})

/** The seconds since the last invitation. A time far in the future means that the clock was set back: nobody has to wait that long. */
export const secondsSinceInvitation = ({ invited_at }: Pick<ReachedClient, 'invited_at'>): number =>
  invited_at === null ? Infinity : Math.abs(Date.now() - Date.parse(invited_at)) / 1000

/** Sends the invitation, for the first time or again. */
export async function inviteClientAgain(db: WorkspaceDb, writer: Writer, client: ReachedClient): Promise<void> {
  const { email } = client
  if (email === null) throw new AppError('address needed')
  if (client.registered_at !== null) throw new AppError('registered already')
  if (client.status !== 'active') throw new AppError('client inactive')
  const waited = secondsSinceInvitation(client)
  if (waited < invitationPause.seconds) {
    throw new AppError('invitation just sent', { retryAfter: Math.ceil(invitationPause.seconds - waited) })
  }
  await inviteClient(db, writer, { ...client, email })
  if (client.membership_id === null) await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [client.id] })
}

/** Withdraws an invitation that nobody has accepted yet; a client who has joined keeps their account and stays. */
export async function withdrawInvitation(db: WorkspaceDb, client: ReachedClient): Promise<void> {
  if (client.membership_id === null || client.registered_at !== null) return
  await removeMember(db, client.membership_id)
  await db.run(sql`update clients set membership_id = null, invited_at = null, declined_at = null where id = ${client.id}`)
}

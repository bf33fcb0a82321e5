import type { Output } from '@allenio/contract'
import { clientsInBulk, invitationPause, type inviteManyClients, type listUninvitedClients } from '@allenio/contract/clients'
import { fullName } from '@allenio/domain/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { notifyClientAccess } from '../access-events.ts'
import type { ClientRecord } from '../client-record.ts'
import { inviteClients, secondsSinceInvitation, type InvitedClient } from './invitations.ts'
import { inCharge, reachableClients } from '../reach.ts'
import { bulkWords } from '../words.ts'

type SelectedClient = Pick<
  ClientRecord,
  'id' | 'first_name' | 'last_name' | 'email' | 'language' | 'status' | 'membership_id' | 'registered_at' | 'invited_at' | 'deleted_at'
>
type Reason = 'deleted' | 'inactive already' | 'without address' | 'registered already' | 'declined' | 'address taken'

/**
 * Invites all clients who can be invited, and answers the reason for each other one. A call that is repeated at once mails nobody
 * twice and answers the same.
 */
export async function inviteMany(db: WorkspaceDb, actor: Actor, wantedIds: readonly string[]): Promise<Output<typeof inviteManyClients>> {
  const ids = [...new Set(wantedIds)]
  const clients = await db.many<SelectedClient>(sql`
    select c.id, c.first_name, c.last_name, c.email, c.language, c.status, c.membership_id, c.registered_at, c.invited_at, c.deleted_at
    from clients c where c.id = any(${ids}::uuid[]) and ${inCharge(actor)} order by c.name_key, c.id for no key update of c`)
  // an unknown id, or one that the caller does not reach, is a mistake of the caller and not a refused client
  if (clients.length !== ids.length) throw new AppError('not found')
  const reasons = new Map<string, Reason>()
  const invited: InvitedClient[] = []
  for (const client of clients) {
    const { id, email } = client
    const reason = reasonOf(client)
    if (reason) reasons.set(id, reason)
    else if (email !== null && secondsSinceInvitation(client) >= invitationPause.seconds) invited.push({ ...client, email })
  }
  for (const [id, { code }] of await inviteClients(db, actor, invited)) reasons.set(id, reasonOfCode(code))
  const sent = invited.filter(({ id }) => !reasons.has(id))
  const sentIds = sent.map(({ id }) => id)
  addSubjects(db, sentIds)
  const newlyLinked = sent.filter(({ membership_id }) => !membership_id)
  await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: newlyLinked.map(({ id }) => id) })
  await audit(db, { personId: actor.personId, action: 'invite many clients', details: { clientIds: sentIds } })
  const say = bulkWords(actor.language)
  return {
    invited: clients.filter(({ id }) => !reasons.has(id)).map(({ id }) => id),
    refused: clients.flatMap(client => {
      const reason = reasons.get(client.id)
      return reason ? [{ id: client.id, name: fullName(client), reason: say(reason, { max: 0 }) }] : []
    }),
  }
}

function reasonOf({ deleted_at, registered_at, status, email }: SelectedClient): Reason | undefined {
  if (deleted_at !== null) return 'deleted'
  if (registered_at !== null) return 'registered already'
  if (status !== 'active') return 'inactive already'
  return email === null ? 'without address' : undefined
}

function reasonOfCode(code: AppError['code']): Reason {
  return code === 'invitation declined' ? 'declined' : 'address taken'
}

/** Active clients who were never invited: those who can be at once, and how many lack an address. */
export async function listUninvited(db: WorkspaceDb, actor: Actor): Promise<Output<typeof listUninvitedClients>> {
  const never = sql`${reachableClients(actor)} and c.status = 'active' and c.registered_at is null and c.invited_at is null`
  const [rows, { count }] = await Promise.all([
    db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where ${never} and c.email is not null order by c.created_at, c.id limit ${clientsInBulk}`),
    db.one<Count>(sql`select count(*) as count from clients c where ${never} and c.email is null`),
  ])
  return { ids: rows.map(({ id }) => id), withoutAddress: count }
}

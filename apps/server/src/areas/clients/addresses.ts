import { emailKey } from '@allenio/domain/account'
import { findMembersOf, type MemberOfAddress } from '#areas/account'
import type { Actor } from '#platform/access'
import { mayDo } from '#platform/access'
import { sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { inCharge } from './reach.ts'
import { buttonWords } from './words.ts'

// Only one client of a business can have an address. The error leads members who may see that client there, and hides it from others.

interface Holder extends Row<'clients', 'id'> {
  is_deleted: boolean
  is_reached: boolean
}

/** Two calls may write the same address at once: the second waits here, and then finds it taken. */
export const lockClientAddress = (db: Db, workspaceId: string, key: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`client address ${workspaceId} ${key}`}, 0))`)

/** Refuses an address that another client or a member of the team has. */
export async function refuseTakenAddress(db: WorkspaceDb, actor: Writer, email: string, ownId?: string): Promise<void> {
  const key = emailKey(email)
  await lockClientAddress(db, db.workspaceId, key)
  const holder = await db.maybeOne<Holder>(sql`
    select c.id, c.deleted_at is not null as is_deleted, ${inCharge(actor)} as is_reached
    from clients c where c.email_key = ${key} and c.id is distinct from ${ownId ?? null}::uuid`)
  if (holder) throw takenAddressError(actor, holder)
  const member = (await findMembers(db, actor, [email])).get(key)
  if (member && member.role !== 'client') throw wrongField('email', 'address of the team')
}

/** The member who writes an address; role and reach decide what they may learn about its holder. */
export type Writer = Pick<Actor, 'role' | 'withheldPermissions' | 'membershipId' | 'language'>

export function takenAddressError(actor: Writer, { id, is_deleted, is_reached }: Holder): AppError {
  const title = buttonWords(actor.language)
  if (is_deleted && mayDo(actor, 'delete clients')) {
    return withButton('client exists among the deleted', { title: title('deleted'), redirect: '/clients?status=deleted' })
  }
  if (is_reached && !is_deleted) return withButton('client exists', { title: title('open'), redirect: `/clients/${id}` })
  return wrongField('email', 'client exists, ask the admin')
}

const withButton = (code: 'client exists' | 'client exists among the deleted', button: { title: string; redirect: string }) =>
  new AppError(code, { fields: { email: { code } }, data: { buttons: [button] } })

export interface Member extends MemberOfAddress {
  client_id: Row<'clients'>['id'] | null
  is_client_deleted: boolean
  is_client_reached: boolean
}

type MemberRecord = Omit<Member, keyof MemberOfAddress>

/** The members to whom these addresses belong, or who are invited by them, in any role. By the address’s key. */
export async function findMembers(db: WorkspaceDb, writer: Writer, emails: readonly string[]): Promise<ReadonlyMap<string, Member>> {
  const members = await findMembersOf(db, emails.map(emailKey))
  const ids = [...members.values()].map(({ id }) => id)
  const rows = ids.length
    ? await db.many<MemberRecord & { membership_id: string }>(sql`
    select c.membership_id, c.id as client_id, c.deleted_at is not null as is_client_deleted, ${inCharge(writer)} as is_client_reached
    from clients c where c.membership_id = any(${ids}::uuid[])`)
    : []
  const recordOf = new Map<string, MemberRecord>(rows.map(({ membership_id, ...record }) => [membership_id, record]))
  const noRecord: MemberRecord = { client_id: null, is_client_deleted: false, is_client_reached: false }
  return new Map([...members].map(([key, member]) => [key, { ...member, ...(recordOf.get(member.id) ?? noRecord) }]))
}

import { emailKey } from '@allenio/domain/account'
import type { Actor } from '#platform/access'
import { mayDo } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { inCharge } from './reach.ts'
import { buttonWords } from './words.ts'

// An address stands with one client of a business. Who may see that client is led there; nobody else learns who it is.

interface Holder {
  id: string
  is_deleted: boolean
  is_reached: boolean
}

/** Refuses an address that stands with another client, or with somebody of the team. */
export async function refuseTakenAddress(db: WorkspaceDb, actor: Writer, email: string, ownId?: string): Promise<void> {
  const key = emailKey(email)
  // two may write the same address at once: the second waits here and then finds it taken
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`client address ${db.workspaceId} ${key}`}, 0))`)
  const holder = await db.maybeOne<Holder>(sql`
    select c.id, c.deleted_at is not null as is_deleted, ${inCharge(actor)} as is_reached
    from clients c where c.email_key = ${key} and c.id is distinct from ${ownId ?? null}::uuid`)
  if (holder) throw taken(actor, holder)
  const member = await findMember(db, actor, email)
  if (member && member.role !== 'client') throw wrongField('email', 'address of the team')
}

/** Who writes an address, as far as it says what they may learn of whoever has it. */
export type Writer = Pick<Actor, 'role' | 'membershipId' | 'language'>

export function taken(actor: Writer, { id, is_deleted, is_reached }: Holder): AppError {
  const title = buttonWords(actor.language)
  if (is_deleted && mayDo(actor, 'delete clients')) {
    return withButton('client exists among the deleted', { title: title('deleted'), redirect: '/clients?status=deleted' })
  }
  if (is_reached && !is_deleted) return withButton('client exists', { title: title('open'), redirect: `/clients/${id}` })
  return wrongField('email', 'client exists, ask the admin')
}

const withButton = (code: 'client exists' | 'client exists among the deleted', button: { title: string, redirect: string }) =>
  new AppError(code, { fields: { email: { code } }, data: { buttons: [button] } })

export interface Member {
  id: string
  role: string
  person_id: string
  client_id: string | null
  is_client_deleted: boolean
  is_client_reached: boolean
}

/** Whoever owns this address and belongs to the business already, in whatever role. */
export const findMember = (db: WorkspaceDb, writer: Writer, email: string) => db.maybeOne<Member>(sql`
  select m.id, m.role, m.person_id, c.id as client_id, c.deleted_at is not null as is_client_deleted,
    coalesce(c.id is not null and ${inCharge(writer)}, false) as is_client_reached
  from persons p join memberships m on m.person_id = p.id
  left join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id
  where p.email_key = ${emailKey(email)}`)

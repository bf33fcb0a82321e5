import type { Language, WorkspaceRole } from '@allenio/contract'
import { declinedPauseDays } from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import { addInvitedMembers } from '#areas/permissions'
import { daysAgo, lockForAll, sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { enqueueAll } from '#platform/jobs'
import { writeInvitation } from './invitation-mails.ts'
import { hasProvedAddress } from '../strangers.ts'

// A business that invites somebody sees only its own words for them. The membership belongs to nobody until the invitation is accepted, and
// only the job that writes the mail checks, outside of any workspace, whether the address has an account.

export interface Invitation {
  email: string
  firstName: string
  lastName: string
  language: Language
  role: WorkspaceRole
  /** The membership that waits for an answer, if there is one already. */
  membershipId?: string
}

export type InvitationOutcome = { membershipId: string } | { refusal: AppError }

/** Invites the holder of an address. Returns the membership that waits for the answer. */
export async function inviteMember(db: WorkspaceDb, invitation: Invitation): Promise<string> {
  const outcome = found((await inviteMembers(db, [invitation]))[0])
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.membershipId
}

/**
 * Invites the holders of addresses, with the same work for every address and as many statements for one as for many. Returns for each
 * the membership that waits, or why it was refused; a refused invitation leaves nothing behind.
 */
export async function inviteMembers(db: WorkspaceDb, invitations: readonly Invitation[]): Promise<InvitationOutcome[]> {
  if (invitations.length === 0) return []
  const keys = invitations.map(({ email }) => emailKey(email))
  // two calls may invite the same address at once: the second waits here, and then finds it invited
  await lockForAll(db, 'invitation', keys)
  const members = await findMembersOf(db, keys)
  const declinedKeys = await findDeclined(db, keys)
  const refusals = invitations.map(({ membershipId }, at) => {
    const key = keys[at] ?? ''
    const member = members.get(key)
    if ((member && member.id !== membershipId) || keys.indexOf(key) < at) return new AppError('already a member')
    return declinedKeys.has(key) ? declinedError() : undefined
  })
  const accepted = invitations.filter((_, at) => refusals[at] === undefined)
  const storedInvitations = accepted.map(invitation => ({ ...invitation, id: invitation.membershipId ?? newId() }))
  await writeInvitations(db, storedInvitations)
  const idOf = new Map(storedInvitations.map(({ email, id }) => [emailKey(email), id]))
  return keys.map((key, at) => {
    const refusal = refusals[at]
    if (refusal) return { refusal }
    return { membershipId: found(idOf.get(key)) }
  })
}

/** Writes the rows, and enqueues the mails unless they wait; `id` is the membership, a new one where the invitation names none. */
async function writeInvitations(db: WorkspaceDb, rows: readonly (Invitation & { id: string })[]): Promise<void> {
  if (rows.length === 0) return
  await addInvitedMembers(
    db,
    rows.filter(({ membershipId }) => membershipId === undefined),
  )
  const isWaiting = !(await hasProvedAddress(db, db.workspaceId))
  const [ids, keys] = [rows.map(({ id }) => id), rows.map(({ email }) => emailKey(email))]
  await db.run(sql`
    delete from invitations i using unnest(${ids}::uuid[], ${keys}::text[]) as written (membership_id, email_key)
    where i.membership_id = written.membership_id and i.email_key <> written.email_key`)
  await db.run(sql`
    insert into invitations (email_key, membership_id, email, first_name, last_name, language, is_waiting)
    select i.*, ${isWaiting} from unnest(${keys}::text[], ${ids}::uuid[], ${rows.map(({ email }) => email)}::text[],
      ${rows.map(({ firstName }) => firstName)}::text[], ${rows.map(({ lastName }) => lastName)}::text[],
      ${rows.map(({ language }) => language)}::text[]) i
    on conflict (workspace_id, email_key) do update set membership_id = excluded.membership_id, email = excluded.email,
      first_name = excluded.first_name, last_name = excluded.last_name, language = excluded.language,
      sent_at = now(), declined_at = null, is_waiting = excluded.is_waiting`)
  if (!isWaiting) await enqueueMails(db, ids)
}

/** Mails an invited person, or a member who is let in again; an earlier link of this workspace no longer works. */
export async function writeToMember(db: WorkspaceDb, membershipId: string): Promise<void> {
  if (await hasProvedAddress(db, db.workspaceId)) return enqueueMails(db, [membershipId])
  await db.run(sql`update invitations set is_waiting = true where membership_id = ${membershipId}`)
}

const enqueueMails = (db: WorkspaceDb, membershipIds: readonly string[]): Promise<void> =>
  enqueueAll(
    db,
    writeInvitation,
    membershipIds.map(membershipId => ({ membershipId, workspaceId: db.workspaceId })),
  )

/** Finds the addresses whose holders have declined, and who are not invited again for some days. */
async function findDeclined(db: WorkspaceDb, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<Row<'invitations', 'email_key'>>(sql`
    select email_key from invitations
    where email_key = any(${[...keys]}::text[]) and declined_at > ${daysAgo(declinedPauseDays)}`)
  return new Set(rows.map(({ email_key }) => email_key))
}

function declinedError(): AppError {
  const values = { days: declinedPauseDays }
  return new AppError('invitation declined', { values, fields: { email: { code: 'invitation declined', values } } })
}

export interface MemberOfAddress {
  id: string
  role: WorkspaceRole
  status: 'invited' | 'active' | 'inactive'
  /** Null while the invitation waits. */
  person_id: string | null
}

interface MemberOfKey extends MemberOfAddress {
  email_key: string
}

/** The members behind addresses: people who have proved them, or whom the business has invited there. */
export async function findMembersOf(db: WorkspaceDb, keys: readonly string[]): Promise<ReadonlyMap<string, MemberOfAddress>> {
  const rows = await db.many<MemberOfKey>(sql`
    select p.email_key, m.id, m.role, m.status, m.person_id from persons p join memberships m on m.person_id = p.id
    where p.email_key = any(${[...keys]}::text[])
    union all
    select i.email_key, m.id, m.role, m.status, m.person_id from invitations i
    join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id and m.person_id is null
    where i.email_key = any(${[...keys]}::text[])`)
  // a member who has proved the address comes before one whom the business has invited there
  return new Map(rows.toReversed().map(({ email_key, ...member }) => [email_key, member]))
}

/** Deletes the waiting invitation of a person who has joined in another way. */
export const dropInvitation = (db: Db, { workspaceId, membershipId }: { workspaceId: string; membershipId: string }) =>
  db.run(sql`
  delete from invitations where workspace_id = ${workspaceId} and membership_id = ${membershipId}`)

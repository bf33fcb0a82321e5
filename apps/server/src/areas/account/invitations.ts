import type { Language, WorkspaceRole } from '@allenio/contract'
import { declinedPauseDays } from '@allenio/contract/account-invitations'
import { emailKey } from '@allenio/domain/account'
import { addInvitedMember } from '#areas/permissions'
import { lockFor, sql, type Db, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { writeInvitation } from './invitation-mails.ts'
import { mayWriteToStranger } from './strangers.ts'

// A business that invites somebody sees its own words for them and learns nothing else: the membership is nobody's until a yes,
// and only the job that writes the mail looks up, above the workspaces, whether the address has an account.

export interface Invitation {
  email: string
  firstName: string
  lastName: string
  language: Language
  role: WorkspaceRole
  /** The membership that waits for the answer, where there is one already. */
  membershipId?: string
}

/** Invites the holder of an address, with the same work for every address. Answers the membership that waits for the answer. */
export async function inviteMember(db: WorkspaceDb, invitation: Invitation): Promise<string> {
  const { email, firstName, lastName, language, role, membershipId } = invitation
  const key = emailKey(email)
  // two calls may invite the same address at once: the second waits here, and then finds it invited
  await lockFor(db, 'invitation', key)
  const existingMember = await findMemberOf(db, email)
  if (existingMember && existingMember.id !== membershipId) throw new AppError('already a member')
  await refuseAfterDecline(db, key)
  // this must come before any write: an import goes on after the refusal, in the same transaction
  await refuseTooManyStrangers(db)
  const invitedId = membershipId ?? (await addInvitedMember(db, role))
  await db.run(sql`delete from invitations where membership_id = ${invitedId} and email_key <> ${key}`)
  await db.run(sql`
    insert into invitations (email_key, membership_id, email, first_name, last_name, language)
    values (${key}, ${invitedId}, ${email}, ${firstName}, ${lastName}, ${language})
    on conflict (workspace_id, email_key) do update set membership_id = excluded.membership_id, email = excluded.email,
      first_name = excluded.first_name, last_name = excluded.last_name, language = excluded.language,
      sent_at = now(), declined_at = null`)
  await enqueueMail(db, invitedId)
  return invitedId
}

/** Mails an invited person, or a member who is let in again; an earlier link of this workspace no longer works. */
export async function writeToMember(db: WorkspaceDb, membershipId: string): Promise<void> {
  await refuseTooManyStrangers(db)
  await enqueueMail(db, membershipId)
}

async function refuseTooManyStrangers(db: WorkspaceDb): Promise<void> {
  if (!(await mayWriteToStranger(db, db.workspaceId))) throw new AppError('too many strangers')
}

const enqueueMail = (db: WorkspaceDb, membershipId: string): Promise<void> =>
  enqueue(db, writeInvitation, { membershipId, workspaceId: db.workspaceId })

/** A person who has declined is not invited again for some days. */
async function refuseAfterDecline(db: WorkspaceDb, key: string): Promise<void> {
  const declined = await db.maybeOne(sql`
    select 1 from invitations where email_key = ${key} and declined_at > now() - make_interval(days => ${declinedPauseDays})`)
  if (!declined) return
  const values = { days: declinedPauseDays }
  throw new AppError('invitation declined', { values, fields: { email: { code: 'invitation declined', values } } })
}

export interface MemberOfAddress {
  id: string
  role: WorkspaceRole
  status: 'invited' | 'active' | 'inactive'
  /** Null while the invitation waits. */
  person_id: string | null
}

/** The member behind an address: a person who has proved it, or one whom the business has invited there. */
export const findMemberOf = (db: WorkspaceDb, email: string) =>
  db.maybeOne<MemberOfAddress>(sql`
  select m.id, m.role, m.status, m.person_id from persons p join memberships m on m.person_id = p.id
  where p.email_key = ${emailKey(email)}
  union all
  select m.id, m.role, m.status, m.person_id from invitations i
  join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id and m.person_id is null
  where i.email_key = ${emailKey(email)}
  limit 1`)

/** The person joined by another way: no invitation waits for an answer any more. */
export const dropInvitation = (db: Db, { workspaceId, membershipId }: { workspaceId: string; membershipId: string }) =>
  db.run(sql`
  delete from invitations where workspace_id = ${workspaceId} and membership_id = ${membershipId}`)

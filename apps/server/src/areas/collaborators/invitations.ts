import type { ParsedInput } from '@allenio/contract'
import { invitationPauseSeconds, invitationsPerHour, type createCollaborator } from '@allenio/contract/collaborators'
import { emailKey } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import { findMembersOf, inviteMember } from '#areas/account'
import { findPresets } from '#areas/business'
import { hideName } from '#areas/permissions'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { lockFor, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { nameOf } from './present.ts'
import { findCollaborator, type CollaboratorRow } from './queries.ts'

type NewCollaborator = ParsedInput<typeof createCollaborator>

/** Makes somebody a collaborator and writes to them; answers the membership's id. */
export async function inviteCollaborator(db: WorkspaceDb, actor: Actor, newCollaborator: NewCollaborator): Promise<string> {
  const { email, firstName, lastName, role, isNameHidden } = newCollaborator
  const { language = (await findPresets(db, db.workspaceId)).language } = newCollaborator
  await refuseKnown(db, email)
  await refuseFlood(db, email)
  const membershipId = await inviteMember(db, { email, firstName, lastName, language, role })
  if (isNameHidden) await hideName(db, membershipId, true)
  await noteInvitation(db, email)
  await audit(db, { personId: actor.personId, action: 'create collaborator', subjectId: membershipId, details: { role } })
  return membershipId
}

/** The refusal for an address that is known here, with the way to its holder. */
async function refuseKnown(db: WorkspaceDb, email: string): Promise<void> {
  const key = emailKey(email)
  const existingMember = (await findMembersOf(db, [key])).get(key)
  if (!existingMember) return
  if (existingMember.role === 'client') throw wrongField('email', 'already a client')
  if (existingMember.role === 'admin' || existingMember.status !== 'inactive') throw wrongField('email', 'already in the team')
  const values = { name: nameOf(found(await findCollaborator(db, existingMember.id))) }
  throw new AppError('left the team', {
    values,
    fields: { email: { code: 'left the team', values } },
    data: { collaboratorId: existingMember.id },
  })
}

export async function inviteCollaboratorAgain(db: WorkspaceDb, actor: Actor, id: string): Promise<CollaboratorRow> {
  const row = found(await findCollaborator(db, id))
  if (row.status !== 'invited') throw new AppError('joined already', { values: { name: nameOf(row) } })
  const { email, first_name: firstName, last_name: lastName, language, role } = row
  await refuseFlood(db, email)
  await inviteMember(db, { email, firstName, lastName, language, role, membershipId: id })
  await noteInvitation(db, email)
  await audit(db, { personId: actor.personId, action: 'invite collaborator again', subjectId: id })
  return found(await findCollaborator(db, id))
}

interface SentInvitations {
  /** Seconds until the same address may be written to again. */
  pause: number
  last_hour: number
  /** Seconds until the hour has room again. */
  room_in: number
}

/** Only one invitation at a time is checked: parallel ones would all find room in the hour. */
async function refuseFlood(db: WorkspaceDb, email: string): Promise<void> {
  await lockFor(db, 'invitations')
  const { pause, last_hour, room_in } = await db.one<SentInvitations>(sql`
    select coalesce(max(ceil(${invitationPauseSeconds} - extract(epoch from now() - sent_at)))
        filter (where email_key = ${emailKey(email)}), 0)::int as pause,
      count(*)::int as last_hour, coalesce(ceil(3600 - extract(epoch from now() - min(sent_at))), 0)::int as room_in
    from collaborator_invitations where sent_at > now() - interval '1 hour'`)
  if (pause > 0) throw new AppError('invited just now', { values: { seconds: pause }, retryAfter: pause })
  if (last_hour >= invitationsPerHour) throw new AppError('too many invitations', { retryAfter: Math.max(1, room_in) })
}

/** Deletes rows older than a day, because they no longer count for any limit. */
async function noteInvitation(db: WorkspaceDb, email: string): Promise<void> {
  await db.run(sql`delete from collaborator_invitations where sent_at < now() - interval '1 day'`)
  await db.run(sql`insert into collaborator_invitations (id, email_key) values (${newId()}, ${emailKey(email)})`)
}

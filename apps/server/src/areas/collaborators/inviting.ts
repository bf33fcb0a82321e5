import type { ParsedInput } from '@allenio/contract'
import { invitationPauseSeconds, invitationsPerHour, type createCollaborator } from '@allenio/contract/collaborators'
import { emailKey } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import { inviteMember, sendInvitation } from '#areas/account'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { hideName } from './hidden-name.ts'
import { nameOf } from './present.ts'
import { findCollaborator, type CollaboratorRow } from './queries.ts'

type NewCollaborator = ParsedInput<typeof createCollaborator>

/** Makes somebody a collaborator and writes to them; answers the membership's id. */
export async function invite(db: WorkspaceDb, actor: Actor, asked: NewCollaborator): Promise<string> {
  const { email, firstName, lastName, role, isNameHidden, language = actor.language } = asked
  await refuseKnown(db, email)
  const { membershipId, personId } = await inviteMember(db, { email, firstName, lastName, language, role })
  // only now is it known whose address it is; a refusal takes all of it back, the mail too
  await refuseFlood(db, personId)
  if (isNameHidden) await hideName(db, membershipId, true)
  await noteInvitation(db, personId)
  await audit(db, { personId: actor.personId, action: 'create collaborator', subjectId: membershipId, details: { role } })
  return membershipId
}

interface KnownRow {
  id: string
  first_name: string
  last_name: string
  email: string
  role: string
  status: string
}

/** Says what the address already is here, and the way to it. */
async function refuseKnown(db: WorkspaceDb, email: string): Promise<void> {
  const known = await db.maybeOne<KnownRow>(sql`
    select m.id, p.first_name, p.last_name, p.email, m.role, m.status from memberships m join persons p on p.id = m.person_id
    where p.email_key = ${emailKey(email)}`)
  if (!known) return
  if (known.role === 'client') throw wrongField('email', 'already a client')
  if (known.role === 'admin' || known.status === 'active') throw wrongField('email', 'already in the team')
  const values = { name: nameOf(known) }
  throw new AppError('left the team', {
    values, fields: { email: { code: 'left the team', values } }, data: { collaboratorId: known.id },
  })
}

export async function inviteAgain(db: WorkspaceDb, actor: Actor, id: string): Promise<CollaboratorRow> {
  const row = found(await findCollaborator(db, id))
  if (row.status !== 'invited') throw new AppError('joined already', { values: { name: nameOf(row) } })
  await refuseFlood(db, row.person_id)
  await sendInvitation(db, row.person_id)
  await noteInvitation(db, row.person_id)
  await audit(db, { personId: actor.personId, action: 'invite collaborator again', subjectId: id })
  return found(await findCollaborator(db, id))
}

interface Sent {
  /** Seconds until the same person may be written to again. */
  pause: number
  last_hour: number
  /** Seconds until the hour has room again. */
  room_in: number
}

/** One invitation at a time decides: several at once would all find the hour free. */
async function refuseFlood(db: WorkspaceDb, personId: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('invitations ' || current_workspace(), 0))`)
  const { pause, last_hour, room_in } = await db.one<Sent>(sql`
    select coalesce(max(ceil(${invitationPauseSeconds} - extract(epoch from now() - sent_at)))
        filter (where person_id = ${personId}), 0)::int as pause,
      count(*)::int as last_hour, coalesce(ceil(3600 - extract(epoch from now() - min(sent_at))), 0)::int as room_in
    from collaborator_invitations where sent_at > now() - interval '1 hour'`)
  if (pause > 0) throw new AppError('invited just now', { values: { seconds: pause }, retryAfter: pause })
  if (last_hour >= invitationsPerHour) throw new AppError('too many invitations', { retryAfter: Math.max(1, room_in) })
}

const noteInvitation = (db: WorkspaceDb, personId: string) => db.run(sql`
  insert into collaborator_invitations (id, person_id) values (${newId()}, ${personId})`)

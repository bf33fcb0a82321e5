import type { ParsedInput } from '@allenio/contract'
import { invitationPauseSeconds, type createCollaborator } from '@allenio/contract/collaborators'
import { emailKey } from '@allenio/domain/account'
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
  const { membershipId } = await inviteMember(db, { email, firstName, lastName, language, role })
  if (isNameHidden) await hideName(db, membershipId, true)
  await noteInvitation(db, membershipId)
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
  const { wait } = await db.one<{ wait: number }>(sql`
    select coalesce(max(ceil(${invitationPauseSeconds} - extract(epoch from now() - sent_at))), 0)::int as wait
    from collaborator_invitations where membership_id = ${id}`)
  if (wait > 0) throw new AppError('invited just now', { values: { seconds: wait }, retryAfter: wait })
  await sendInvitation(db, row.person_id)
  await noteInvitation(db, id)
  await audit(db, { personId: actor.personId, action: 'invite collaborator again', subjectId: id })
  return found(await findCollaborator(db, id))
}

const noteInvitation = (db: WorkspaceDb, membershipId: string) => db.run(sql`
  insert into collaborator_invitations (membership_id) values (${membershipId})
  on conflict (workspace_id, membership_id) do update set sent_at = now()`)

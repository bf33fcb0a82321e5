import { assignCollaborator, unassignCollaborator } from '#areas/clients'
import { removeMember } from '#areas/permissions'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { nameOf } from './present.ts'
import { findCollaborator, findMembers, type CollaboratorRow, type MemberRow } from './queries.ts'
import { handOverContent, withdrawContent } from './team-content.ts'
import { chargesOf, requireClients } from './their-clients.ts'

export interface Departure {
  id: string
  moveTo: string | null
}

export interface DepartedMember {
  row: CollaboratorRow
  clients: number
}

/** Deletes a collaborator. The heir gets their clients and content; without one both are withdrawn. No actor if they leave themselves. */
export async function deleteCollaborator(
  db: WorkspaceDb,
  actor: Pick<Actor, 'personId'> | undefined,
  { id, moveTo }: Departure,
): Promise<DepartedMember> {
  const row = await lockCollaborator(db, id)
  const heir = moveTo === null ? undefined : await findHeir(db, moveTo, { leavingId: id, field: 'moveTo' })
  const clientIds = await chargesOf(db, id)
  if (heir) await handOverContent(db, { of: id, to: heir.id })
  else await withdrawContent(db, { of: id })
  // the admin sees every client without being assigned
  if (heir && heir.role !== 'admin') await assignCollaborator(db, { clientIds, membershipId: heir.id })
  await unassignCollaborator(db, { clientIds, membershipId: id })
  await removeMember(db, id)
  const details = { clientIds, moveTo }
  await audit(db, { personId: actor?.personId ?? null, action: 'delete collaborator', subjectId: id, details })
  return { row, clients: clientIds.length }
}

export interface Change {
  id: string
  to: string
  clientIds?: readonly string[] | undefined
}

/** Puts another collaborator in charge; the content that the first made for these clients goes along. */
export async function handOverClients(db: WorkspaceDb, actor: Actor, { id, to, clientIds: chosenIds }: Change): Promise<number> {
  await lockCollaborator(db, id)
  const heir = await findHeir(db, to, { leavingId: id, field: 'to' })
  if (heir.role === 'admin') throw new AppError('not found')
  if (chosenIds) await requireClients(db, actor, chosenIds)
  const clientIds = await chargesOf(db, id, chosenIds)
  if (chosenIds && clientIds.length === 0) throw new AppError('not found')
  await handOverContent(db, { of: id, to, clientIds })
  await assignCollaborator(db, { clientIds, membershipId: to })
  await unassignCollaborator(db, { clientIds, membershipId: id })
  const details = { to, clientIds }
  await audit(db, { personId: actor.personId, action: 'change collaborator', subjectId: id, details })
  return clientIds.length
}

/** Locks the membership: two admins may rearrange the team at the same time. */
async function lockCollaborator(db: WorkspaceDb, id: string): Promise<CollaboratorRow> {
  found(await db.maybeOne(sql`select id from memberships where id = ${id} for update`))
  return found(await findCollaborator(db, id))
}

interface HeirContext {
  leavingId: string
  /** The input field that an error names. */
  field: string
}

async function findHeir(db: WorkspaceDb, id: string, { leavingId, field }: HeirContext): Promise<MemberRow> {
  if (id === leavingId) throw wrongField(field, 'same collaborator')
  const [heir] = await findMembers(db, [id])
  if (heir) return heir
  throw wrongField(field, 'not taken over by', { name: nameOf(found(await findCollaborator(db, id))) })
}

import type { CollaboratorRole } from '@allenio/contract'
import type { WorkspaceDb } from '#platform/db'
import { findAdmin, findMembers, findTeamMembers } from './queries.ts'
import { presentMember } from './present.ts'

export interface ShownMember {
  id: string
  name: string
  photo: string | null
  role: CollaboratorRole | 'admin'
}

/** Members by their ids as a client sees them: a member with a hidden name appears as the admin, with the admin's id. */
export async function shownToClients(db: WorkspaceDb, ids: readonly string[], viewerId: string): Promise<Map<string, ShownMember>> {
  const members = ids.length > 0 ? await findMembers(db, ids) : []
  const admin = members.some(({ is_name_hidden }) => is_name_hidden) ? await findAdmin(db) : undefined
  return new Map(members.map(member => [member.id, presentMember(member.is_name_hidden && admin ? admin : member, viewerId)]))
}

/** Members by their ids as colleagues see them, those who have left among them. */
export const shownToTeam = async (db: WorkspaceDb, ids: readonly string[], viewerId: string): Promise<Map<string, ShownMember>> =>
  new Map((ids.length > 0 ? await findTeamMembers(db, ids) : []).map(member => [member.id, presentMember(member, viewerId)]))

/** The people in charge as their client sees them; if nobody is, the admin. */
export async function teamOfClient(db: WorkspaceDb, ids: readonly string[], viewerId: string): Promise<ShownMember[]> {
  const members = [...(await shownToClients(db, ids, viewerId)).values()]
  const admin = members.length === 0 ? await findAdmin(db) : undefined
  if (admin) return [presentMember(admin, viewerId)]
  return [...new Map(members.map(member => [member.id, member])).values()]
}

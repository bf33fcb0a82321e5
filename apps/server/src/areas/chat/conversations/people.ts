import type { WorkspaceRole } from '@allenio/contract'
import { fullName } from '@allenio/domain/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { fileLink, ownFile } from '#platform/files'
import { isClient, type Viewer } from './viewer.ts'
import { sayChat } from '../words.ts'

interface PersonRow
  extends Row<'memberships', 'id' | 'role' | 'is_name_hidden'>, Row<'persons', 'first_name' | 'last_name' | 'email' | 'photo_file_id'> {
  is_active: boolean
  is_first_admin: boolean
}

/** Members by their ids, with the admin whose name replaces hidden names. */
export interface People {
  members: ReadonlyMap<string, PersonRow>
  admin: PersonRow | undefined
}

export async function findPeople(db: WorkspaceDb, ids: Iterable<string | null>): Promise<People> {
  const memberIds = [...new Set(ids)].filter(id => id !== null)
  const rows = await db.many<PersonRow>(sql`
    with first_admin as (
      select workspace_id, id from memberships where role = 'admin' and status = 'active' order by created_at, id limit 1
    )
    select m.id, m.role, p.first_name, p.last_name, p.email, p.photo_file_id, m.is_name_hidden,
      m.status = 'active' as is_active, m.id in (select id from first_admin) as is_first_admin
    from memberships m join persons p on p.id = m.person_id
    where m.id = any(${memberIds}::uuid[]) or m.id in (select id from first_admin)`)
  return { members: new Map(rows.map(row => [row.id, row])), admin: rows.find(row => row.is_first_admin) }
}

export interface ShownPerson {
  id: string | null
  name: string
  photo: string | null
  role: WorkspaceRole
}

/** A member of the team as this viewer may see them. */
export function showMember({ members, admin }: People, id: string | null, viewer: Viewer): ShownPerson {
  const member = id === null ? undefined : members.get(id)
  const visibleMember = member?.is_name_hidden && isClient(viewer) ? admin : member
  if (!visibleMember) {
    const name = sayChat(viewer.language)(isClient(viewer) ? 'hidden team' : 'former member')
    return { id: null, name, photo: null, role: 'coach' }
  }
  const photo = visibleMember.photo_file_id && fileLink(ownFile(visibleMember.photo_file_id), viewer.personId, 'thumb')
  return { id: visibleMember.id, name: fullName(visibleMember) || visibleMember.email, photo, role: visibleMember.role }
}

import type { Output } from '@allenio/contract'
import { linkLife } from '@allenio/contract/account'
import type { getCollaborator } from '@allenio/contract/collaborators'
import type { Actor } from '#platform/access'
import { fileLink, ownFile } from '#platform/files'
import type { CollaboratorRow, MemberRow } from './queries.ts'

type Collaborator = Output<typeof getCollaborator>

export interface NamedPerson {
  first_name: string
  last_name: string
  email: string
}

/** A member without a name is shown by their address. */
export const nameOf = ({ first_name, last_name, email }: NamedPerson): string => `${first_name} ${last_name}`.trim() || email

export const photoOf = ({ photo_file_id: id }: { photo_file_id: string | null }, viewerId: string): string | null =>
  id && fileLink(ownFile(id), viewerId, 'thumb')

export function presentCollaborator(row: CollaboratorRow, actor: Actor): Collaborator {
  const isAdmin = actor.role === 'admin'
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: isAdmin ? nameOf(row) : `${row.first_name} ${row.last_name}`.trim(),
    role: row.role,
    photo: photoOf(row, actor.personId),
    status: row.status,
    clients: row.clients,
    createdAt: row.created_at,
    private: isAdmin ? presentPrivate(row) : null,
    may: {
      edit: isAdmin,
      invite: isAdmin && row.status === 'invited',
      deactivate: isAdmin && row.status !== 'inactive',
      restore: isAdmin && row.status === 'inactive',
      delete: isAdmin,
    },
  }
}

const presentPrivate = (row: CollaboratorRow): Collaborator['private'] => ({
  email: row.email,
  isNameHidden: row.is_name_hidden,
  lastSeenAt: row.last_seen_at,
  invitation: row.status === 'invited' ? presentInvitation(row) : null,
})

function presentInvitation({ sent_at, created_at, declined_at }: CollaboratorRow) {
  const sentAt = sent_at ?? created_at
  const liveUntil = new Date(Date.parse(sentAt) + linkLife.invitationDays * 86_400_000).toISOString()
  return { sentAt, liveUntil, declinedAt: declined_at }
}

export const presentMember = (row: MemberRow, viewerId: string) => ({
  id: row.id,
  name: nameOf(row),
  photo: photoOf(row, viewerId),
  role: row.role,
})

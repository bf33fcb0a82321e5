import type { Notice, NoticePicture } from '@allenio/contract/notices'
import { statusOf } from '@allenio/domain/notices'
import { shownToClients, shownToTeam } from '#areas/collaborators'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { fileLink } from '#platform/files'
import { abilities } from './access.ts'
import { reachRow, type NoticeRow } from './queries.ts'

/** Readers are shown the original until it has been cropped, which a job does. */
function presentPicture(row: NoticeRow, { personId, role }: Actor): NoticePicture | null {
  if (row.original_id === null) return null
  const link = (id: string, variant?: 'thumb') => fileLink({ id, workspace_id: row.workspace_id }, personId, variant)
  return {
    url: link(row.wide_id ?? row.original_id),
    thumbUrl: row.small_id === null ? link(row.original_id, 'thumb') : link(row.small_id),
    originalUrl: role === 'client' ? null : link(row.original_id),
    crop: row.crop,
    alt: row.image_alt,
  }
}

function presentRow(row: NoticeRow, actor: Actor, authors: ReadonlyMap<string, { id: string; name: string }>): Notice {
  const isClient = actor.role === 'client'
  const author = row.author_id === null ? undefined : authors.get(row.author_id)
  const { readers, waiting, refused, read, without_access: withoutAccess } = row
  return {
    id: row.id,
    title: row.title,
    text: row.body,
    picture: presentPicture(row, actor),
    status: statusOf({ publishedAt: row.published_at, withdrawnAt: row.withdrawn_at, visibleUntil: row.visible_until }),
    publishAt: row.publish_at,
    visibleUntil: row.visible_until,
    isPinned: row.is_pinned,
    notifies: row.notifies,
    audience: isClient ? null : row.audience,
    author: author ? { id: author.id, name: author.name } : null,
    counts: isClient ? null : { readers, waiting, refused, read, delivered: readers - waiting - refused, withoutAccess },
    readAt: row.own_read_at,
    clientId: row.own_client_id,
    updatedAt: row.updated_at,
    may: isClient ? { update: false, delete: false } : abilities(actor, row),
  }
}

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly NoticeRow[]): Promise<Notice[]> {
  const authorIds = [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))]
  const read = actor.role === 'client' ? shownToClients : shownToTeam
  const authors = await read(db, authorIds, actor.personId)
  return rows.map(row => presentRow(row, actor, authors))
}

export async function readOne(db: WorkspaceDb, actor: Actor, id: string): Promise<Notice> {
  const [notice] = await presentRows(db, actor, [await reachRow(db, actor, id)])
  return found(notice)
}

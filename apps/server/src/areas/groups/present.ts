import type { Group, GroupCard, GroupDetail } from '@allenio/contract/groups'
import { clientCard, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { abilities } from './access.ts'
import { findRow, listFaces, listGroupClients, type GroupRow } from './queries.ts'

const presentRow = (row: GroupRow, actor: Actor, faces: ReadonlyMap<string, CardRow>): Group => ({
  ...presentCard(row),
  note: row.note,
  faces: row.face_ids.flatMap(id => {
    const face = faces.get(id)
    return face ? [clientCard(face, actor)] : []
  }),
  active: row.active,
  others: row.others,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  may: abilities(actor, row),
})

export const presentCard = ({ id, name, color, size }: Pick<GroupRow, keyof GroupCard>): GroupCard => ({ id, name, color, size })

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly GroupRow[]): Promise<Group[]> {
  const faceIds = new Set(rows.flatMap(row => row.face_ids))
  const faces = faceIds.size === 0 ? [] : await listFaces(db, [...faceIds])
  const faceById = new Map(faces.map(face => [face.id, face]))
  return rows.map(row => presentRow(row, actor, faceById))
}

/** A group that the member sees, with those of its clients who are in their charge. */
export const readGroup = async (db: WorkspaceDb, actor: Actor, id: string): Promise<GroupDetail> => found(await findGroup(db, actor, id))

export async function findGroup(db: WorkspaceDb, actor: Actor, id: string): Promise<GroupDetail | undefined> {
  const row = await findRow(db, actor, id)
  if (!row) return undefined
  const [[group], clients] = await Promise.all([presentRows(db, actor, [row]), listGroupClients(db, actor, id)])
  return {
    ...found(group),
    clients: clients.map(client => ({
      ...clientCard(client, actor),
      firstName: client.first_name,
      isRegistered: client.is_registered,
      status: client.status,
    })),
  }
}

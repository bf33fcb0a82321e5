import type { Medium } from '@allenio/contract/client-files'
import type { FileKind } from '@allenio/contract/files'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { joined, limitToPage, sql, type Sql, type Total, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'

export const mediaPerPage = 48

export type MediumRow = FileRow & Pick<Medium, 'origin' | 'day' | 'pose' | 'kg'> & { origin_id: string }

export interface MediaOf {
  clientId: string
  viewer: Pick<Actor, 'membershipId' | 'role'>
}

/** Selects file_id, origin, origin_id, day, pose and kg; each file once. */
export type MediaSource = (of: MediaOf) => Sql

export const mediaSources = collectionOf<MediaSource>('media sources')

interface MediaFilter {
  kind?: FileKind | undefined
  origin?: MediumRow['origin'] | undefined
}

const selectMatching = (of: MediaOf, { kind, origin }: MediaFilter) => sql`
  (${joined(
    mediaSources.gathered().map(source => sql`(${source(of)})`),
    ' union all ',
  )}) m join files f on f.id = m.file_id and f.deleted_at is null
  where ${joined([sql`true`, ...(kind ? [sql`f.kind = ${kind}`] : []), ...(origin ? [sql`m.origin = ${origin}`] : [])], ' and ')}`

export const listMediaRows = (db: WorkspaceDb, of: MediaOf, { page, ...filter }: MediaFilter & { page: number }) =>
  db.many<MediumRow>(sql`
  select f.*, m.origin, m.origin_id, m.day, m.pose, m.kg from ${selectMatching(of, filter)}
  order by m.day desc, m.origin_id desc, position(m.pose in 'front side back'), f.id
  ${limitToPage(page, mediaPerPage)}`)

export const countMedia = async (db: WorkspaceDb, of: MediaOf, filter: MediaFilter): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from ${selectMatching(of, filter)}`)).total

export const fileMedia: MediaSource = ({ clientId }) => sql`
  select file_id, 'file' as origin, id as origin_id, (created_at at time zone 'Europe/Rome')::date as day, null as pose, null::numeric as kg
  from client_files where client_id = ${clientId} and deleted_at is null`

import type { Language } from '@allenio/contract'
import type { PagePicture } from '@allenio/contract/storefront'
import type { DocumentRows } from '@allenio/domain/documents'
import { pictureIdsOf, presetLanguages, storefrontCellsOf, type PageContext } from '@allenio/domain/storefront'
import { findLetterhead, findSeller } from '#areas/business'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { findFiles, type FileRow } from '#platform/files'
import { maySell } from '#areas/packages'
import { findStorefront } from '../reach.ts'
import { listPageOffers } from '../offers.ts'
import { listAppearing } from '../members.ts'
import { ownColor } from '../own-color.ts'

/** Bytes that a page shows to everybody. */
export interface ShownFile {
  key: string
  type: string
  bytes: number
}

/** A published page as it is now, with all that it shows beside its rows. */
export interface LivePage {
  id: string
  url: string
  rows: DocumentRows
  context: Omit<PageContext, 'language'>
  languages: readonly Language[]
  /** By the last part of their address. No other file is served. */
  files: ReadonlyMap<string, ShownFile>
  shareName: string | null
}

type CopyRow = Row<'storefront_picture_copies', 'picture_id' | 'width' | 'hash'> &
  Row<'files', 'storage_key' | 'mime_type' | 'bytes'> & { picture_width: number; picture_height: number }

/** A page whose team has no photos yet. */
interface PageOfBusiness extends Omit<LivePage, 'context'> {
  context: Omit<LivePage['context'], 'members'>
  members: Awaited<ReturnType<typeof listAppearing>>
  /** Shows a file as it is kept, in two sizes. */
  show: (file: FileRow | undefined) => PagePicture | null
}

/** Reads the page of a business; undefined where it is not public. */
export async function readLivePage(database: Database, workspaceId: string): Promise<LivePage | undefined> {
  const page = await database.withWorkspace(workspaceId, 'read', readPage)
  if (!page) return undefined
  const { members, show, context, ...rest } = page
  const photos = await findPhotos(
    database,
    members.flatMap(({ photoFileId }) => photoFileId ?? []),
  )
  return {
    ...rest,
    context: {
      ...context,
      members: new Map(members.map(({ id, name, role, photoFileId }) => [id, { name, role, photo: show(photos.get(photoFileId ?? '')) }])),
    },
  }
}

async function readPage(db: WorkspaceDb): Promise<PageOfBusiness | undefined> {
  const storefront = await findStorefront(db)
  if (!(await maySell(db)) || !storefront?.is_active || storefront.release_id === null || storefront.url === null) return undefined
  const { id, url } = storefront
  const rows = await readRelease(db, storefront.release_id)
  const files = new Map<string, ShownFile>()
  const address = (name: string) => `/sf/${url}/files/${name}`

  const pictures = new Map<string, { sources: PagePicture['sources']; width: number; height: number }>()
  for (const copy of await listCopies(db, pictureIdsOf(rows, id))) {
    const name = `${copy.hash}.webp`
    files.set(name, { key: copy.storage_key, type: copy.mime_type, bytes: copy.bytes })
    const picture = pictures.get(copy.picture_id) ?? { sources: [], width: copy.picture_width, height: copy.picture_height }
    pictures.set(copy.picture_id, { ...picture, sources: [...picture.sources, { url: address(name), width: copy.width }] })
  }

  const show: PageOfBusiness['show'] = file => {
    if (!file || file.kind !== 'image' || file.width === null || file.height === null) return null
    const large = `${file.id}.${file.mime_type === 'image/jpeg' ? 'jpg' : 'webp'}`
    files.set(large, { key: file.storage_key, type: file.mime_type, bytes: file.bytes })
    const sources = [{ url: address(large), width: file.width }]
    if (file.thumb_key !== null && file.thumb_bytes !== null) {
      const small = `${file.id}-small.webp`
      files.set(small, { key: file.thumb_key, type: 'image/webp', bytes: file.thumb_bytes })
      sources.unshift({ url: address(small), width: Math.min(file.width, thumbWidth(file.width, file.height)) })
    }
    return { sources, width: file.width, height: file.height, focusX: 50, focusY: 50, zoom: 1 }
  }

  const business = await findLetterhead(db, db.workspaceId)
  const signs = await findFiles(
    db,
    [business.logoFileId, storefront.share_file_id].flatMap(fileId => fileId ?? []),
  )
  const logo = signs.find(file => file.id === business.logoFileId)
  const share = signs.find(file => file.id === storefront.share_file_id)
  return {
    id,
    url,
    rows,
    languages: storefrontCellsOf(rows, id).languages ?? presetLanguages,
    files,
    context: {
      url,
      business: {
        name: business.name,
        logo: show(logo)?.sources[0]?.url ?? null,
        color: business.color ?? ownColor(),
        seller: await findSeller(db, db.workspaceId),
      },
      pictures,
      offers: await listPageOffers(db, show),
    },
    shareName: show(share)?.sources.at(-1)?.url ?? null,
    members: await listAppearing(db),
    show,
  }
}

/** Portraits belong to persons and to no business, so a handle of the business does not see them. */
async function findPhotos(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, FileRow>> {
  if (ids.length === 0) return new Map()
  const files = await database.withSystem('read', db => findFiles(db, ids))
  return new Map(files.map(file => [file.id, file]))
}

const thumbSide = 320
const thumbWidth = (width: number, height: number) => Math.round((width * thumbSide) / Math.max(width, height))

const listCopies = (db: WorkspaceDb, pictureIds: readonly string[]) =>
  db.many<CopyRow>(sql`
  select c.picture_id, c.width, c.hash, f.storage_key, f.mime_type, f.bytes, p.width as picture_width, p.height as picture_height
  from storefront_picture_copies c join storefront_pictures p on p.id = c.picture_id join files f on f.id = c.file_id
  where c.picture_id = any(${[...pictureIds]}::uuid[]) and f.deleted_at is null order by c.picture_id, c.width`)

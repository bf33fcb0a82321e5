import type { Language } from '@allenio/contract'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readVersion, readVersions, type AttachmentOf, type Version } from './versions.ts'

export interface OfferedPackage {
  id: string
  name: string
  description: string
  /** The language of name and description. */
  language: Language
  imageFileId: string | null
  isShown: boolean
  isFeatured: boolean
}

/** A package that can be bought, or the reason why it cannot. */
export type Offer =
  | { isOffered: true; package: OfferedPackage; version: Version; attachments: readonly AttachmentOf[] }
  | { isOffered: false; reason: 'not found' }
  | { isOffered: false; reason: 'archived' | 'not active'; package: OfferedPackage }

type OfferRow = Row<
  'packages',
  'id' | 'version_id' | 'name' | 'description' | 'language' | 'image_file_id' | 'is_active' | 'is_shown' | 'is_featured' | 'archived_at'
>

const columns = sql`p.id, p.version_id, p.name, p.description, p.language, p.image_file_id, p.is_active, p.is_shown, p.is_featured,
  p.archived_at`

export const presentOffered = (row: OfferRow): OfferedPackage => ({
  id: row.id,
  name: row.name,
  description: row.description,
  language: row.language,
  imageFileId: row.image_file_id,
  isShown: row.is_shown,
  isFeatured: row.is_featured,
})

type AttachmentRow = Row<'package_attachments', 'id' | 'package_id' | 'name' | 'file_id'>

export const listAttachmentRows = (db: WorkspaceDb, packageIds: readonly string[]) =>
  db.many<AttachmentRow>(sql`
    select id, package_id, name, file_id from package_attachments where package_id = any(${[...packageIds]}::uuid[])
    order by package_id, position, id`)

/** The files of a package, for whoever has bought it. */
export const readAttachments = async (db: WorkspaceDb, packageId: string): Promise<AttachmentOf[]> =>
  (await listAttachmentRows(db, [packageId])).map(({ id, name, file_id: fileId }) => ({ id, name, fileId }))

/** A business that the operator has suspended, or is about to delete, sells nothing. */
export const maySell = async (db: WorkspaceDb): Promise<boolean> =>
  (await db.maybeOne(sql`
  select from workspaces where id = ${db.workspaceId} and suspended_at is null and closing_at is null`)) !== undefined

/** The package and the terms that are offered now. Whether a price can be taken by card, `findSellingAccount` of onboarding says. */
export async function findOffer(db: WorkspaceDb, packageId: string): Promise<Offer> {
  const row = await db.maybeOne<OfferRow>(sql`select ${columns} from packages p where p.id = ${packageId} and p.deleted_at is null`)
  if (!row || !(await maySell(db))) return { isOffered: false, reason: 'not found' }
  const offeredPackage = presentOffered(row)
  if (row.archived_at !== null) return { isOffered: false, reason: 'archived', package: offeredPackage }
  if (!row.is_active) return { isOffered: false, reason: 'not active', package: offeredPackage }
  const version = await readVersion(db, row.version_id)
  // another transaction has replaced the version between the two statements
  if (!version) return findOffer(db, packageId)
  return { isOffered: true, package: offeredPackage, version, attachments: await readAttachments(db, packageId) }
}

export interface ShownOffer {
  package: OfferedPackage
  version: Version
}

/** All packages that the storefront shows, in their order. */
export async function listShownOffers(db: WorkspaceDb): Promise<ShownOffer[]> {
  const rows = await db.many<OfferRow>(sql`
    select ${columns} from packages p where p.deleted_at is null and p.archived_at is null and p.is_active and p.is_shown
    order by p.position, p.id`)
  const versions = await readVersions(
    db,
    rows.map(row => row.version_id),
  )
  return rows.flatMap(row => {
    const version = versions.get(row.version_id)
    return version ? [{ package: presentOffered(row), version }] : []
  })
}

/**
 * Marks a version as sold, within the transaction that writes a sale or its checkout: from then on it never changes. Answers false where it
 * is not offered any more, so that the caller refuses with the terms that are.
 */
export async function markSold(db: WorkspaceDb, versionId: string): Promise<boolean> {
  // an edit, an archiving or a deletion of the package waits for this lock
  const offer = await db.maybeOne(sql`
    select from packages where version_id = ${versionId} and is_active and archived_at is null and deleted_at is null for share`)
  if (!offer) return false
  return (await db.run(sql`update package_versions set is_sold = true where id = ${versionId}`)) > 0
}

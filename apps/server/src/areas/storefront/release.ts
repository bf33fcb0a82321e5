import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { operationsReverting } from '@allenio/domain/documents'
import { storefrontCellsOf, sectionCellsOf, unreadTexts } from '@allenio/domain/storefront'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { missingSellerFields } from '@allenio/domain/business'
import { findLetterhead, findLogoFile, findSeller } from '#areas/business'
import { listShownOffers } from '#areas/packages'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument, publishRelease, readRelease, readRows } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { bringFile, claimUpload, findFile, makeSharePicture, replaceFile, useFiles, type FileRow } from '#platform/files'
import { defineJob, enqueue } from '#platform/jobs'
import { makeSay } from '#platform/words'
import { storefrontKind } from './kind.ts'
import { dropPages } from './live/drops.ts'
import { ownColor } from './own-color.ts'
import { findStorefront, reachStorefrontToChange } from './reach.ts'

const sayButton = makeSay({ it: { profile: 'Completa il profilo' }, en: { profile: 'Complete the profile' } })

interface Publishing {
  id: string
  /** The revision that was looked at. */
  revision?: number | undefined
}

/** Makes a release of the draft. The first one makes the page public. */
export async function publishStorefront(db: WorkspaceDb, actor: Actor, publishing: Publishing): Promise<void> {
  await refuseUnread(db, publishing.id)
  await refuseUnnamed(db, actor)
  await releaseStorefront(db, { ...publishing, authorId: actor.membershipId })
  await audit(db, { personId: actor.personId, action: 'publish storefront', subjectId: publishing.id })
  await enqueue(db, drawSharePicture, { workspaceId: db.workspaceId, personId: actor.personId })
}

/** A page that was never public promises nothing in words of ours that the business has not read. */
async function refuseUnread(db: WorkspaceDb, id: string): Promise<void> {
  const { version } = await reachStorefrontToChange(db, id)
  if (version !== null) return
  if (unreadTexts(await readRows(db, storefrontKind, id), id).length > 0) throw new AppError('storefront texts unread')
}

/** A page with prices has to name the seller. */
async function refuseUnnamed(db: WorkspaceDb, { language }: Actor): Promise<void> {
  const hasPrices = (await listShownOffers(db)).some(({ version }) => version.price > 0)
  if (!hasPrices || missingSellerFields(await findSeller(db, db.workspaceId)).length === 0) return
  throw new AppError('storefront seller unnamed', {
    data: { buttons: [{ title: sayButton(language)('profile'), redirect: '/settings#business' }] },
  })
}

export async function releaseStorefront(
  db: WorkspaceDb,
  { id, revision, authorId, at }: Publishing & { authorId: string | null; /** The moment of a release of the demo. */ at?: string },
): Promise<void> {
  const before = await reachStorefrontToChange(db, id)
  const { releaseId } = await publishRelease(db, storefrontKind, { id, note: '', authorId, revision, ...(at !== undefined && { at }) })
  await db.run(sql`
    update storefronts s set release_id = ${releaseId}, version = r.number, published_revision = r.revision,
      published_at = coalesce(${at ?? null}::timestamptz, now()), is_active = s.is_active or ${before.version === null}
    from document_releases r where s.id = ${id} and r.id = ${releaseId}`)
  await dropPages(db)
}

/** Brings the draft back to a former release, as one gesture that can be undone. */
export async function restoreRelease(db: WorkspaceDb, actor: Actor, { id, releaseId }: { id: string; releaseId: string }): Promise<void> {
  await reachStorefrontToChange(db, id)
  found(await db.maybeOne(sql`select from document_releases where id = ${releaseId} and document_id = ${id}`))
  const earlier = await readRelease(db, releaseId)
  await changeDocument(db, storefrontKind, { id, authorId: actor.membershipId, operationsFor: rows => operationsReverting(rows, earlier) })
  await audit(db, { personId: actor.personId, action: 'restore storefront', subjectId: id })
}

/** Switches the page on or off at once. */
export async function setActive(db: WorkspaceDb, actor: Actor, { id, isActive }: { id: string; isActive: boolean }): Promise<void> {
  await db.run(sql`update storefronts set is_active = ${isActive} where id = ${id}`)
  await audit(db, { personId: actor.personId, action: 'toggle storefront', subjectId: id, details: { isActive } })
  await dropPages(db)
}

interface SharePicture {
  workspaceId: string
  personId: string
}

const shareClaim = (personId: string) => ({ personId, accept: ['image/*'], maxBytes: 5_000_000 })

interface ShareSource {
  file: FileRow | undefined
  /** The professional chose the picture for this, so that nothing is put on it. */
  isChosen: boolean
}

/** The picture that stands for a release: the one that was chosen for it, or the cover. */
async function findShareSource(db: WorkspaceDb, rows: DocumentRows, id: string): Promise<ShareSource> {
  const cover = childrenOf(rows, id).find(row => sectionCellsOf(row).kind === 'cover')
  const { sharePicture } = storefrontCellsOf(rows, id)
  const ownFile = await findPictureFile(db, sharePicture)
  return ownFile
    ? { file: ownFile, isChosen: true }
    : { file: await findPictureFile(db, cover && sectionCellsOf(cover).picture), isChosen: false }
}

async function findPictureFile(db: WorkspaceDb, pictureId: string | undefined): Promise<FileRow | undefined> {
  if (pictureId === undefined) return undefined
  const picture = await db.maybeOne<Row<'storefront_pictures', 'file_id'>>(sql`
    select file_id from storefront_pictures where id = ${pictureId}`)
  return picture && findFile(db, picture.file_id)
}

interface SharePlan {
  cover: FileRow | undefined
  logo: FileRow | undefined
  color: string
}

/** Finds what the picture that other sites show beside the link is drawn from. */
async function planSharePicture(db: WorkspaceDb): Promise<SharePlan | undefined> {
  const storefront = await findStorefront(db)
  if (!storefront || storefront.release_id === null) return undefined
  const rows = await readRelease(db, storefront.release_id)
  const { color } = await findLetterhead(db, db.workspaceId)
  const { file: cover, isChosen } = await findShareSource(db, rows, storefront.id)
  const logo = isChosen ? undefined : await findLogoFile(db, db.workspaceId)
  return { cover, logo, color: storefrontCellsOf(rows, storefront.id).color ?? color ?? ownColor() }
}

/** Draws the picture, and answers its upload. */
async function bringSharePicture({ cover, logo, color }: SharePlan, { workspaceId, personId }: SharePicture): Promise<string | undefined> {
  const bytes = await makeSharePicture({ cover: cover ? await readBytes(cover) : null, logo: logo ? await readBytes(logo) : null, color })
  if (!bytes) return undefined
  const file = { ...shareClaim(personId), name: 'storefront.jpg', mimeType: 'image/jpeg', body: Readable.from([bytes]) }
  return bringFile(file, workspaceId)
}

const readBytes = async ({ storage_key }: FileRow): Promise<Buffer> => buffer((await useFiles().store.get(storage_key)).body)

export async function claimSharePicture(db: WorkspaceDb, uploadId: string, personId: string): Promise<void> {
  const before = await db.one<Row<'storefronts', 'id' | 'share_file_id'>>(sql`select id, share_file_id from storefronts for update`)
  const file = await claimUpload(db, uploadId, shareClaim(personId))
  await db.run(sql`update storefronts set share_file_id = ${file.id}`)
  await replaceFile(db, before.share_file_id, file.id)
  await dropPages(db)
}

export const drawSharePicture = defineJob<SharePicture>({
  name: 'draw storefront share picture',
  async handle({ database }, { workspaceId, personId }) {
    const plan = await database.withWorkspace(workspaceId, 'read', planSharePicture)
    const uploadId = plan && (await bringSharePicture(plan, { workspaceId, personId }))
    if (uploadId === undefined) return
    await database.withWorkspace(workspaceId, 'write', db => claimSharePicture(db, uploadId, personId))
  },
})

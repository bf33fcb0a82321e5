import { isDeepStrictEqual } from 'node:util'
import type { Language, ParsedInput } from '@allenio/contract'
import { packageLimits, type createPackage as creation, type updatePackage as update } from '@allenio/contract/packages'
import { newId } from '@allenio/domain/ids'
import { fitTerms, termFaults, type WrittenTerms } from '@allenio/domain/packages'
import { findPresets } from '#areas/business'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { copyName, rowLimit } from '#platform/row-changes'
import { claimImage, deleteUnnamed } from './files.ts'
import { reachPackage } from './queries.ts'
import { requireTargets } from './unlocks/targets.ts'
import { insertVersion, readVersion, replaceVersion } from './versions.ts'

export const refuseTooMany = rowLimit({ table: 'packages', max: packageLimits.packages, code: 'too many packages' })

function refuseFaults(terms: WrittenTerms): void {
  for (const { field, fault } of termFaults(terms)) {
    throw wrongField(field, fault, fault === 'installments too small' ? { count: terms.installments ?? 0 } : undefined)
  }
}

/** Programs that somebody sends for a subscription are a mistake; those of the terms before go with the change of the billing model. */
function refuseStrayPrograms({ unlocks, billingModel }: Pick<WrittenTerms, 'unlocks' | 'billingModel'>): void {
  if (billingModel === 'SUBSCRIPTION' && unlocks.programIds.length > 0) throw wrongField('unlocks', 'programs need one payment')
}

const nextPosition = sql`(select coalesce(max(position), 0) + 1 from packages)`

export interface NewPackage {
  name: string
  description: string
  /** Undefined for that of the business. */
  language: Language | undefined
  imageFileId: string | null
  isActive: boolean
  isShown: boolean
  isFeatured: boolean
}

/** A package and its first version name each other: the version comes second, in the same transaction. */
export async function insertPackage(db: WorkspaceDb, fields: NewPackage, terms: WrittenTerms): Promise<string> {
  await refuseTooMany(db, 1)
  const id = newId()
  const language = fields.language ?? (await findPresets(db, db.workspaceId)).language
  await db.run(sql`
    insert into packages (id, version_id, name, description, language, image_file_id, is_active, is_shown, is_featured, position)
    select ${id}::uuid, ${id}::uuid, ${fields.name}, ${fields.description}, ${language}, ${fields.imageFileId}::uuid,
      ${fields.isActive}::boolean, ${fields.isShown}::boolean, ${fields.isFeatured}::boolean, ${nextPosition}`)
  await db.run(sql`update packages set version_id = ${await insertVersion(db, { packageId: id, terms })} where id = ${id}`)
  return id
}

export async function createPackage(
  db: WorkspaceDb,
  actor: Actor,
  { name, description, language, isActive, isShown, isFeatured, imageUploadId, ...written }: ParsedInput<typeof creation>,
): Promise<string> {
  refuseStrayPrograms(written)
  const terms = fitTerms(written)
  refuseFaults(terms)
  await requireTargets(db, terms)
  const imageFileId = imageUploadId === undefined ? null : await claimImage(db, actor, imageUploadId)
  const id = await insertPackage(db, { name, description, language, imageFileId, isActive, isShown, isFeatured }, terms)
  await audit(db, { personId: actor.personId, action: 'create package', subjectId: id })
  return id
}

type Changes = ParsedInput<typeof update>

/** Writes only what was sent. Terms that are the same afterwards keep their version. */
export async function updatePackage(db: WorkspaceDb, actor: Actor, { id, readAt, ...changes }: Changes): Promise<void> {
  const row = await reachPackage(db, id)
  if (row.archived_at !== null) throw new AppError('package archived')
  if (readAt !== undefined && Date.parse(readAt) !== Date.parse(row.updated_at)) throw new AppError('changed meanwhile')
  const { name, description, language, isActive, isShown, isFeatured, imageUploadId, removesImage, ...termChanges } = changes
  const imageFileId =
    imageUploadId !== undefined ? await claimImage(db, actor, imageUploadId) : removesImage === true ? null : row.image_file_id
  const versionId = await changeTerms(db, { packageId: id, versionId: row.version_id, changes: termChanges })
  const isActivated = isActive === true && !row.is_active
  await db.run(sql`
    update packages set name = ${name ?? row.name}, description = ${description ?? row.description},
      language = ${language ?? row.language}, image_file_id = ${imageFileId}, is_active = ${isActive ?? row.is_active},
      is_shown = ${isShown ?? (isActivated || row.is_shown)}, is_featured = ${isFeatured ?? row.is_featured},
      version_id = ${versionId}, updated_at = clock_timestamp()
    where id = ${id}`)
  if (row.image_file_id !== null && row.image_file_id !== imageFileId) await deleteUnnamed(db, row.image_file_id)
  await audit(db, { personId: actor.personId, action: 'update package', subjectId: id, details: { fields: Object.keys(changes).sort() } })
}

interface TermChanges {
  packageId: string
  versionId: string
  changes: Pick<
    Changes,
    'billingModel' | 'intervalUnit' | 'intervalCount' | 'price' | 'trialDays' | 'accessDays' | 'installments' | 'clientTypeId' | 'unlocks'
  >
}

async function changeTerms(db: WorkspaceDb, { packageId, versionId, changes }: TermChanges): Promise<string> {
  const {
    id: _id,
    packageId: _packageId,
    number: _number,
    currency: _currency,
    isSold: _isSold,
    ...before
  } = found(await readVersion(db, versionId))
  const merged = { ...before, ...changes }
  if (changes.unlocks) refuseStrayPrograms(merged)
  const terms = fitTerms(merged)
  if (isDeepStrictEqual(terms, before)) return versionId
  refuseFaults(terms)
  await requireTargets(db, terms, before)
  return replaceVersion(db, { packageId, versionId, terms })
}

/** The copy is inactive until its author has looked at it. It shows the same picture, and hands out the same files. */
export async function duplicatePackage(db: WorkspaceDb, actor: Actor, id: string): Promise<string> {
  const row = await reachPackage(db, id)
  const terms = found(await readVersion(db, row.version_id))
  const name = copyName(row.name, actor.language, packageLimits.name)
  const { description, language, image_file_id: imageFileId } = row
  const copyId = await insertPackage(
    db,
    { name, description, language, imageFileId, isActive: false, isShown: false, isFeatured: false },
    terms,
  )
  await db.run(sql`
    insert into package_attachments (id, package_id, file_id, name, position)
    select gen_random_uuid(), ${copyId}::uuid, file_id, name, position from package_attachments where package_id = ${id}`)
  await audit(db, { personId: actor.personId, action: 'duplicate package', subjectId: copyId })
  return copyId
}

/** Archiving hides a package; restored, it is still hidden. */
export async function archivePackage(
  db: WorkspaceDb,
  actor: Actor,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<void> {
  const row = await reachPackage(db, id)
  if ((row.archived_at !== null) === isArchived) return
  if (!isArchived) await refuseTooMany(db, 0)
  await db.run(sql`
    update packages set archived_at = case when ${isArchived}::boolean then now() end, is_shown = false, updated_at = clock_timestamp()
    where id = ${id}`)
  await audit(db, { personId: actor.personId, action: isArchived ? 'archive package' : 'restore package', subjectId: id })
}

/** Puts these packages first, in this order; the others follow as they were. */
export async function orderPackages(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'packages', 'id'>>(sql`select id from packages where deleted_at is null order by position, id for update`)
  const knownIds = new Set(rows.map(({ id }) => id))
  if (ids.some(id => !knownIds.has(id))) throw new AppError('not found')
  const orderedIds = [...ids, ...rows.map(({ id }) => id).filter(id => !ids.includes(id))]
  await db.run(sql`
    update packages p set position = o.place from unnest(${orderedIds}::uuid[]) with ordinality as o (id, place) where p.id = o.id`)
  await audit(db, { personId: actor.personId, action: 'order packages' })
}

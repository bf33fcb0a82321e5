import type { Package, PackageTerms } from '@allenio/contract/packages'
import { listTypes } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findFiles, presentFile } from '#platform/files'
import { listAttachmentRows } from './offers.ts'
import { findRow, type PackageRow } from './queries.ts'
import { nameUnlocks } from './unlocks/targets.ts'
import { readVersions, type Version } from './versions.ts'

/** Shows packages with their terms, files and the names of what they unlock; each kind of thing is read once for all of them. */
export async function presentPackages(db: WorkspaceDb, actor: Actor, rows: readonly PackageRow[]): Promise<Package[]> {
  const versions = await readVersions(
    db,
    rows.map(row => row.version_id),
  )
  const attachments = await listAttachmentRows(
    db,
    rows.map(({ id }) => id),
  )
  const fileIds = [...rows.flatMap(row => row.image_file_id ?? []), ...attachments.map(({ file_id: fileId }) => fileId)]
  const files = new Map((await findFiles(db, fileIds)).map(file => [file.id, presentFile(file, actor.personId)]))
  const types = new Map((await listTypes(db)).map(type => [type.id, type]))
  const names = await nameUnlocks(
    db,
    [...versions.values()].map(({ unlocks }) => unlocks),
  )
  const may = { update: mayDo(actor, 'update workout packages'), create: mayDo(actor, 'create workout packages') }
  const termsOf = (version: Version): PackageTerms => {
    const { id: versionId, packageId: _packageId, isSold: _isSold, clientTypeId, ...terms } = version
    return { ...terms, versionId, clientType: (clientTypeId !== null && types.get(clientTypeId)) || null }
  }
  return rows.flatMap(row => {
    const version = versions.get(row.version_id)
    if (!version) return []
    const isArchived = row.archived_at !== null
    const { programIds, surveyIds, credits, collaboratorIds } = version.unlocks
    const unlockedIds = [...programIds, ...surveyIds, ...credits.flatMap(({ kindId }) => kindId ?? []), ...collaboratorIds]
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      language: row.language,
      image: (row.image_file_id !== null && files.get(row.image_file_id)) || null,
      isActive: row.is_active,
      isShown: row.is_shown,
      isFeatured: row.is_featured,
      isArchived,
      isSold: row.is_sold,
      terms: termsOf(version),
      unlockNames: [...new Set(unlockedIds)].flatMap(id => {
        const name = names.get(id)
        return name === undefined ? [] : { id, name }
      }),
      attachments: attachments.flatMap(({ id, package_id: packageId, name, file_id: fileId }) => {
        const file = packageId === row.id ? files.get(fileId) : undefined
        return file ? { id, name, file } : []
      }),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      may: {
        update: may.update && !isArchived,
        duplicate: may.create,
        archive: may.update && !isArchived,
        restore: may.update && isArchived,
        delete: mayDo(actor, 'delete workout packages') && !row.is_sold,
      },
    }
  })
}

export async function readPackage(db: WorkspaceDb, actor: Actor, id: string): Promise<Package> {
  const [shown] = await presentPackages(db, actor, [found(await findRow(db, id))])
  return found(shown)
}

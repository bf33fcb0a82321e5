import { logoFault, missingParts } from '@allenio/domain/custom-apps'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField, type FieldFault } from '#platform/errors'
import { saveDraft } from './draft.ts'
import type { DraftChanges } from './fields.ts'
import { presentApp } from './present.ts'
import { addFiles, beginFiles, type RequestFile } from './request-files.ts'

export const beginRequest = beginFiles
export { sealRequestFiles } from './request-files.ts'

interface SentRequest {
  changes: DraftChanges
  files: readonly RequestFile[]
}

/** Sends the request: it has to be whole. It stays a draft until its order is paid, and may be sent again. */
export async function saveRequest(db: WorkspaceDb, actor: Actor, { changes, files }: SentRequest): Promise<void> {
  await saveDraft(db, actor, changes)
  if (files.length) await addFiles(db, actor, files)
  await refuseUnfinishedApp(db, actor)
  await db.run(sql`update custom_apps set requested_at = coalesce(requested_at, now())`)
  await audit(db, { personId: actor.personId, action: 'request custom app' })
}

/** Throws with the parts that a request lacks. */
export async function refuseUnfinishedApp(db: WorkspaceDb, actor: Actor): Promise<void> {
  const app = await presentApp(db, actor)
  const fault = app.logo && logoFault(app.logo)
  if (fault) throw wrongField('logo', fault)
  const parts = missingParts(app)
  if (parts.length === 0) return
  const fields: Record<string, FieldFault> = Object.fromEntries(parts.map(part => [part, { code: 'app field missing' }]))
  throw new AppError('app request incomplete', { fields })
}

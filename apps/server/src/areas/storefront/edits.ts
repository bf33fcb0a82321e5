import type { ParsedInput } from '@allenio/contract'
import type {
  createStorefront as creation,
  StorefrontContent,
  updateStorefront as update,
  updateStorefrontSettings as settingsUpdate,
} from '@allenio/contract/storefront'
import { rowsOfNewDocument, writtenCells } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { newStorefront, operationsWritingContent, storefrontModel } from '@allenio/domain/storefront'
import { findLetterhead, findPresets } from '#areas/business'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument, createDocument } from '#platform/documents'
import { AppError } from '#platform/errors'
import { storefrontKind } from './kind.ts'
import { dropPages } from './live/drops.ts'
import { proposeLink, takeLink } from './links.ts'
import { readOwnStorefront } from './present.ts'
import { findStorefront, reachStorefrontToChange } from './reach.ts'

/** Answers the id. */
export async function createStorefront(db: WorkspaceDb, actor: Actor, { layout, url }: ParsedInput<typeof creation>): Promise<string> {
  await lockFor(db, 'storefront')
  if (await findStorefront(db)) throw new AppError('storefront exists')
  const content = await contentToBegin(db, layout)
  const { name } = await findLetterhead(db, db.workspaceId)
  const id = await insertStorefront(db, { content, url: url || (await proposeLink(db, name)) })
  await audit(db, { personId: actor.personId, action: 'create storefront', subjectId: id })
  return id
}

/** A page from what is known of the business. */
export async function contentToBegin(db: WorkspaceDb, layout: 'studio' | 'portrait' | 'compact'): Promise<StorefrontContent> {
  const { name } = await findLetterhead(db, db.workspaceId)
  const { language, profession } = await findPresets(db, db.workspaceId)
  const team = await db.many<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('admin', 'coach', 'nutritionist') and status = 'active' and not is_name_hidden
    order by role <> 'admin', created_at, id limit 20`)
  return newStorefront(layout, { name, language, profession, memberIds: team.map(member => member.id) })
}

export async function insertStorefront(
  db: WorkspaceDb,
  { content, url, at }: { content: StorefrontContent; url: string; /** The moment of the demo's. */ at?: string },
): Promise<string> {
  const id = newId()
  const rows = rowsOfNewDocument(storefrontModel, { id, cells: {} })
  const operations = operationsWritingContent(rows, { id, content, newId }).filter(({ kind }) => kind === 'insert')
  await createDocument(db, storefrontKind, {
    id,
    cells: writtenCells({ ...content.settings }),
    operations,
    ...(at !== undefined && { at }),
  })
  await takeLink(db, id, url)
  return id
}

/** Replaces the whole content of the draft, as one gesture that can be undone. */
export async function updateStorefront(
  db: WorkspaceDb,
  actor: Actor,
  { id, content, revision }: ParsedInput<typeof update>,
): Promise<void> {
  const before = await reachStorefrontToChange(db, id)
  if (before.revision !== revision) throw new AppError('changed meanwhile')
  const { faults } = await changeDocument(db, storefrontKind, {
    id,
    authorId: actor.membershipId,
    operationsFor: rows => operationsWritingContent(rows, { id, content, newId }),
  })
  if (faults.includes('too many')) throw new AppError('storefront full')
  // an id of the storefront, or of a row of another type
  if (faults.some(fault => fault !== 'in deleted')) throw new AppError('record id taken')
  await audit(db, { personId: actor.personId, action: 'update storefront', subjectId: id })
}

/** Changes the link at once, and the other settings in the draft. Answers the id. */
export async function updateSettings(
  db: WorkspaceDb,
  actor: Actor,
  { url, settings }: ParsedInput<typeof settingsUpdate>,
): Promise<string> {
  const { id } = await readOwnStorefront(db)
  await reachStorefrontToChange(db, id)
  if (url !== undefined) {
    await takeLink(db, id, url)
    await dropPages(db)
  }
  if (settings !== undefined) {
    const cells = writtenCells({ ...settings })
    await changeDocument(db, storefrontKind, {
      id,
      authorId: actor.membershipId,
      operationsFor: () => (Object.keys(cells).length > 0 ? [{ kind: 'set', id, cells }] : []),
    })
  }
  const fields = [...(url === undefined ? [] : ['url']), ...Object.keys(settings ?? {})].sort()
  await audit(db, { personId: actor.personId, action: 'update storefront settings', subjectId: id, details: { fields } })
  return id
}

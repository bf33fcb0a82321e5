import type { Batch, Cells, Operation } from '@allenio/contract/documents'
import type { StorefrontContent } from '@allenio/contract/storefront'
import { newId } from '@allenio/domain/ids'
import { sql, type Database, type Row } from '#platform/db'
import { actorOf, type TestTeam } from '#testing'
import { contentToBegin, insertStorefront } from './edits.ts'
import { insertPicture } from './pictures.ts'
import { releaseStorefront } from './release.ts'

interface Where {
  database: Database
}

export const batchOf = (...operations: Operation[]): Batch => ({ id: newId(), gestureId: newId(), kind: 'edit', operations })
export const setCells = (id: string, cells: Cells): Operation => ({ kind: 'set', id, cells })

export interface TestStorefront {
  id: string
  url: string
  /** The row of the cover. */
  cover: string
}

export interface StorefrontOptions {
  content?: StorefrontContent
  url?: string
  isDraft?: boolean
}

/** The storefront of a business, published. A business that has one already keeps it. */
export async function storefrontOf({ database }: Where, team: TestTeam, options: StorefrontOptions = {}): Promise<TestStorefront> {
  const { isDraft = false, url = `link-${newId().slice(-12)}` } = options
  return database.withWorkspace(team.workspaceId, 'write', async db => {
    const before = await db.maybeOne<Row<'storefronts', 'id' | 'url'>>(sql`select id, url from storefronts`)
    const id = before?.id ?? (await insertStorefront(db, { content: options.content ?? (await contentToBegin(db, 'studio')), url }))
    if (!before && !isDraft) await releaseStorefront(db, { id, authorId: actorOf(team.admin, 'admin').membershipId })
    const cover = await db.one<Row<'storefront_sections', 'id'>>(sql`
      select id from storefront_sections where document_id = ${id} order by cells ->> 'kind' = 'cover' desc, place limit 1`)
    return { id, url: before?.url ?? url, cover: cover.id }
  })
}

/** A picture of the storefront, of a file that is there. */
export const pictureOf = ({ database }: Where, { workspaceId }: TestTeam, fileId: string): Promise<string> =>
  database.withWorkspace(workspaceId, 'write', async db => (await insertPicture(db, { fileId, width: 1200, height: 800 })).id)

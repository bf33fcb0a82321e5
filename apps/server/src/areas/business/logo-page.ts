import { isId } from '@allenio/domain/ids'
import { sql, type Database } from '#platform/db'
import { findFile, noWorkspace, readLogoCopy } from '#platform/files'
import type { PageAnswer, PublicPage } from '#platform/web'

/** Twice the room that a page gives a logo, for sharp screens. */
const bounds = { width: 480, height: 240, maxBytes: 60 * 1024 }

interface LogoOf {
  workspaceId: string
  fileId: string
}

/** The public address of a logo, which is that of its bytes for ever: pages, the provider of payments and link previews show it. */
export const logoAddress = ({ workspaceId, fileId }: LogoOf): string => `/storefront/logos/${workspaceId}/${fileId}.png`

/** Answers the logo that a business has now, on white, and none of its other files. */
export const logoPage = (database: Database): PublicPage => ({
  path: '/storefront/logos/:workspaceId/:name',
  async handle({ params: { workspaceId = '', name = '' } }): Promise<PageAnswer> {
    const fileId = name.replace(/\.png$/, '')
    const isAddress = isId(workspaceId) && workspaceId !== noWorkspace && isId(fileId)
    const bytes = isAddress ? await readCurrent(database, { workspaceId, fileId }) : undefined
    if (!bytes) return { status: 404, headers: { 'cache-control': 'no-store' }, body: '' }
    return {
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
      body: Buffer.from(bytes),
    }
  },
})

async function readCurrent(database: Database, { workspaceId, fileId }: LogoOf): Promise<Uint8Array | undefined> {
  const file = await database.withWorkspace(workspaceId, 'read', async db =>
    (await db.maybeOne(sql`select from business_profiles where workspace_id = ${workspaceId} and logo_file_id = ${fileId}`))
      ? findFile(db, fileId)
      : undefined,
  )
  return file && readLogoCopy(file, bounds)
}

import type { SellerLook } from '@allenio/contract/purchases'
import { findLetterhead, logoAddress } from '#areas/business'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

export interface PublicPageFacts {
  address: string
  color: string | undefined
}

/** Knows the public page of the business, while there is one. */
export const publicPages = collectionOf<(db: WorkspaceDb) => Promise<PublicPageFacts | null>>('public pages')

/** The business as buyers see it on every page from the package to the receipt, in the colour of its public page or in its own. */
export async function findLook(db: WorkspaceDb): Promise<SellerLook & { name: string }> {
  const { name, color, logoFileId } = await findLetterhead(db, db.workspaceId)
  const page = await findPublicPage(db)
  return {
    name,
    logo: logoFileId === null ? null : logoAddress({ workspaceId: db.workspaceId, fileId: logoFileId }),
    color: page?.color ?? color,
    page: page?.address ?? null,
  }
}

async function findPublicPage(db: WorkspaceDb): Promise<PublicPageFacts | null> {
  for (const find of publicPages.gathered()) {
    const page = await find(db)
    if (page) return page
  }
  return null
}

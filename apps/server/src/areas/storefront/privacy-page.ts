import { storefrontCellsOf } from '@allenio/domain/storefront'
import type { WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { findStorefront } from './reach.ts'

/** The page on personal data that the business names on its published page. */
export async function findPrivacyPage(db: WorkspaceDb): Promise<string | null> {
  const storefront = await findStorefront(db)
  if (!storefront?.is_active || storefront.release_id === null) return null
  const rows = await readRelease(db, storefront.release_id)
  return storefrontCellsOf(rows, storefront.id).privacyUrl ?? null
}

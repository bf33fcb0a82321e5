import type { StorefrontCells } from '@allenio/contract/storefront'
import { storefrontCellsOf } from '@allenio/domain/storefront'
import type { WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { findStorefront } from './reach.ts'

/** Reads the settings of the page that is public now. */
async function readSettings(db: WorkspaceDb): Promise<{ url: string; settings: StorefrontCells } | null> {
  const storefront = await findStorefront(db)
  if (!storefront?.is_active || storefront.release_id === null || storefront.url === null) return null
  return { url: storefront.url, settings: storefrontCellsOf(await readRelease(db, storefront.release_id), storefront.id) }
}

/** The page on personal data that the business names on its published page. */
export const findPrivacyPage = async (db: WorkspaceDb): Promise<string | null> => (await readSettings(db))?.settings.privacyUrl ?? null

/** Buyers come from the public page, so that all they see until the receipt has its colour and leads back to it. */
export async function findPublicPage(db: WorkspaceDb): Promise<{ address: string; color: string | undefined } | null> {
  const page = await readSettings(db)
  return page && { address: `/sf/${page.url}`, color: page.settings.color }
}

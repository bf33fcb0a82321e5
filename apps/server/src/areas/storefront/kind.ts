import { StorefrontCells, storefrontCellsByType } from '@allenio/contract/storefront'
import { storefrontModel } from '@allenio/domain/storefront'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'

export const storefrontKind: DocumentKind = {
  name: 'storefront',
  model: storefrontModel,
  tables: {
    storefront: sql`storefronts`,
    section: sql`storefront_sections`,
    service: sql`storefront_services`,
    review: sql`storefront_reviews`,
    image: sql`storefront_images`,
    question: sql`storefront_questions`,
    member: sql`storefront_members`,
    offer: sql`storefront_offers`,
  },
  cells: { storefront: StorefrontCells, ...storefrontCellsByType },
}

import { StorefrontCells, storefrontCellsByType } from '@allenio/contract/storefront'
import { storefrontModel } from '@allenio/domain/storefront'
import { z } from 'zod'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'

const SmallColor = z.string().regex(/^#[0-9a-f]{6}$/)

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
  // a colour is stored in small letters: the editor sends them, and the other calls make them so
  cells: { storefront: StorefrontCells.extend({ color: SmallColor.optional() }), ...storefrontCellsByType },
}

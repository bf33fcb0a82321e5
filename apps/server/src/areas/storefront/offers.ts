import type { PageOffer, PagePicture } from '@allenio/contract/storefront'
import type { WorkspaceDb } from '#platform/db'
import { listShownOffers } from '#areas/packages'

/** The packages that the page shows, in the order of the professional. `pictureOf` gives the addresses of an image. */
export async function listPageOffers(
  db: WorkspaceDb,
  pictureOf: (imageFileId: string) => Promise<PagePicture | null>,
): Promise<PageOffer[]> {
  const offers = await listShownOffers(db)
  return Promise.all(
    offers.map(async ({ package: offered, version }) => ({
      id: offered.id,
      name: offered.name,
      description: offered.description,
      image: offered.imageFileId === null ? null : await pictureOf(offered.imageFileId),
      price: version.price,
      currency: version.currency,
      interval:
        version.intervalUnit === null || version.intervalCount === null
          ? null
          : { unit: version.intervalUnit, count: version.intervalCount },
      trialDays: version.trialDays,
      installments: version.installments,
      isFeatured: offered.isFeatured,
    })),
  )
}

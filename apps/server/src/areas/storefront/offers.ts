import type { PageOffer, PagePicture } from '@allenio/contract/storefront'
import type { WorkspaceDb } from '#platform/db'
import { findFiles, type FileRow } from '#platform/files'
import { findSellingAccount } from '#areas/onboarding'
import { listShownOffers } from '#areas/packages'

/** Faces mostly stand above the middle of a picture. */
const placed = (picture: PagePicture | null): PagePicture | null => picture && { ...picture, focusY: 25 }

/** The packages that the page shows, in the order of the professional. `pictureOf` gives the addresses of an image. */
export async function listPageOffers(db: WorkspaceDb, pictureOf: (file: FileRow) => PagePicture | null): Promise<PageOffer[]> {
  const offers = await listShownOffers(db)
  const { maySell } = await findSellingAccount(db)
  const files = await findFiles(
    db,
    offers.flatMap(({ package: { imageFileId } }) => imageFileId ?? []),
  )
  return offers.map(({ package: offered, version }) => {
    const image = files.find(({ id }) => id === offered.imageFileId)
    return {
      id: offered.id,
      name: offered.name,
      description: offered.description,
      language: offered.language,
      image: image ? placed(pictureOf(image)) : null,
      price: version.price,
      currency: version.currency,
      interval:
        version.intervalUnit === null || version.intervalCount === null
          ? null
          : { unit: version.intervalUnit, count: version.intervalCount },
      trialDays: version.trialDays,
      installments: version.installments,
      isFeatured: offered.isFeatured,
      isOnSale: maySell || version.price === 0,
    }
  })
}

import type { PaperPages } from '@allenio/contract/paper-pages'

export interface PlaceOnPaper {
  /** The index of the page. */
  index: number
  /** The place on the page as a share of its height, from the top: 0 to 1. */
  share: number
}

/** Where a part of the document begins; undefined where the paper does not have it. */
export function placeOn({ places, pages, height }: PaperPages, id: string): PlaceOnPaper | undefined {
  const place = places.find(each => each.id === id)
  if (!place || place.page > pages.length) return undefined
  return { index: place.page - 1, share: Math.min(1, Math.max(0, place.top / height)) }
}

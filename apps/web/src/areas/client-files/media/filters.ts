import { mediaKinds, mediaOrigins } from '@allenio/contract/client-files'
import { hrefTo } from '#lib/screens'

export interface MediaFilters {
  kind?: (typeof mediaKinds)[number]
  origin?: (typeof mediaOrigins)[number]
}

/** Out of the address, which may say anything. */
export function parseFilters(raw: Readonly<Record<string, unknown>>): MediaFilters {
  const kind = mediaKinds.find(each => each === raw['kind'])
  const origin = mediaOrigins.find(each => each === raw['origin'])
  return { ...(kind && { kind }), ...(origin && { origin }) }
}

export function filtersHref(id: string, { kind, origin }: MediaFilters): string {
  return hrefTo('/clients/$id/media', { id }, { search: { kind, origin } })
}

import { mediaKinds, mediaOrigins } from '@allenio/contract/client-files'

export interface MediaFilters {
  kind?: (typeof mediaKinds)[number]
  origin?: (typeof mediaOrigins)[number]
}

/** Out of the address, which may say anything. */
export function readFilters(raw: Readonly<Record<string, unknown>>): MediaFilters {
  const kind = mediaKinds.find(each => each === raw['kind'])
  const origin = mediaOrigins.find(each => each === raw['origin'])
  return { ...(kind && { kind }), ...(origin && { origin }) }
}

export function filtersHref(id: string, { kind, origin }: MediaFilters): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(origin && { origin }) }).toString()
  return `/clients/${id}/media${query && `?${query}`}`
}

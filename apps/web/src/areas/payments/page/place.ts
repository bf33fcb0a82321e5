import { useSearch } from '@tanstack/react-router'
import { isLocalUrl } from '#lib/local-url'

export interface PlansPlace {
  /** As many places are needed for what somebody was doing. */
  places: number | undefined
  /** Where they were. */
  from: string | undefined
  /** Somebody comes back from the provider, who has taken a payment or a card. */
  isBack: boolean
}

const placesAtMost = 100_000

export function parsePlace(search: Readonly<Record<string, unknown>>): PlansPlace {
  const { places, from, checkout } = search
  const count = Number(places)
  return {
    places: Number.isInteger(count) && count > 0 && count <= placesAtMost ? count : undefined,
    from: isLocalUrl(from) ? from : undefined,
    isBack: checkout === 'paid' || checkout === 'card',
  }
}

export const usePlansPlace = (): PlansPlace => parsePlace(useSearch({ strict: false }))

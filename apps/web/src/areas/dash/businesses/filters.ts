import type { Input } from '@allenio/contract'
import { businessSorts, businessStates, type getCoaches } from '@allenio/contract/dash'
import { listAddress, oneOf, parseText } from '#lib/list-place'

/** An address holds no numbers, so the tier is a text there. */
export type BusinessFilters = Omit<Input<typeof getCoaches>, 'page' | 'tier'> & { tier?: string | undefined }

export const tiers = ['5', '15', '30', '50', '100', '300'] as const

export const businessesAddress = listAddress<BusinessFilters>({
  name: 'businesses',
  path: '/dash',
  filters: {
    search: parseText,
    state: oneOf(businessStates),
    tier: oneOf(tiers),
    test: oneOf(['yes', 'no']),
    customApp: oneOf(['yes', 'no']),
    from: parseText,
    to: parseText,
  },
  sorts: businessSorts,
})

/** The list with one business open beside it. */
export const businessHref = (id: string, filters: BusinessFilters = {}): string => {
  const href = businessesAddress.href(filters)
  return `${href}${href.includes('?') ? '&' : '?'}business=${id}`
}

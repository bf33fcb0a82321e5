import type { Input } from '@allenio/contract'
import type { listVisits } from '@allenio/contract/visits'
import { addDays, isDay } from '@allenio/domain/days'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

/** All values are texts, as the address carries them. */
export interface VisitFilters {
  search?: string | undefined
  isDraft?: 'true' | 'false' | undefined
  clientId?: string | undefined
  collaboratorId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** There is one order alone. */
  sort?: '-day' | undefined
}

// a day that no calendar has is another one once it is counted
const parseDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) && addDays(value, 0) === value ? value : undefined

export const visitsAddress = listAddress<VisitFilters>({
  name: 'visits',
  path: '/visits',
  filters: {
    search: parseText,
    isDraft: oneOf(['true', 'false']),
    clientId: parseId,
    collaboratorId: parseId,
    from: parseDay,
    to: parseDay,
  },
  sorts: ['-day'],
})

export const inputOf = ({ sort: _sort, ...filters }: VisitFilters): Omit<Input<typeof listVisits>, 'page'> => filters

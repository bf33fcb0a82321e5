import type { Input } from '@allenio/contract'
import { bookingStates, type listBookings } from '@allenio/contract/reservations'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

export type HistoryFilters = Omit<Input<typeof listBookings>, 'page' | 'collaboratorId'> & { sort?: 'recent' | undefined }

export const historyAddress = listAddress<HistoryFilters>({
  name: 'reservations history',
  path: '/reservations/history',
  filters: {
    search: parseText,
    clientId: parseId,
    hostId: parseId,
    kindId: parseId,
    state: oneOf(bookingStates),
    from: parseText,
    to: parseText,
    unmarked: oneOf(['true']),
  },
  sorts: ['recent'],
})

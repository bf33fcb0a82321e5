import { listClientReservations } from '@allenio/contract/reservations'
import { listQuery } from '#lib/api'

/** A client's bookings: what was in the rows, what comes and the figures on the first page. */
export const clientReservationsQuery = (id: string) =>
  listQuery(listClientReservations, { id }, { rows: ({ past }) => past, isStored: true, quiet: true })

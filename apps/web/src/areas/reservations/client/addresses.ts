import { hrefTo } from '#lib/screens'

export const clientReservationsHref = (id: string, open?: 'book'): `/${string}` =>
  hrefTo('/clients/$id/reservations', { id }, { search: { open } })

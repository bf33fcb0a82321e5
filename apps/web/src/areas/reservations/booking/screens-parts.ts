import { clientPart, clientTabs } from '#areas/clients'

/** A client's appointments and credits, a part of their page; the area's screens list it. */
export const clientReservationsScreen = clientPart(clientTabs.tasks, {
  path: '/clients/$id/reservations',
  access: { permission: ['view clients', 'view reservations'] },
  isOffline: true,
  label: { it: 'Appuntamenti', en: 'Appointments' },
  order: 20,
  // the palette opens the list of times
  search: ({ open }) => (open === 'book' ? { open } : {}),
  page: () => import('../client/page.tsx'),
})

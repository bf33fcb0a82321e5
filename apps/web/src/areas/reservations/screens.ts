import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

/** A client's appointments and credits, a part of their page. */
const clientReservationsScreen = clientPart(clientTabs.tasks, {
  path: '/clients/$id/reservations',
  access: { permission: ['view clients', 'view reservations'] },
  isOffline: true,
  label: { it: 'Appuntamenti', en: 'Appointments' },
  order: 20,
  // the palette opens the list of times
  search: ({ open }) => (open === 'book' ? { open } : {}),
  page: () => import('./client/page.tsx'),
})

export const screens = areaScreens(
  'reservations',
  [
    {
      // the team's calendar, or what a client can book
      path: '/reservations',
      access: { permission: 'view reservations' },
      isOffline: true,
      title: { it: 'Prenotazioni', en: 'Reservations' },
      menu: { group: 'reservations', order: 10, label: { it: 'Calendario', en: 'Calendar' }, letter: 'b' },
      bar: { client: { order: 33, label: { it: 'Prenota', en: 'Book' }, isSpare: true } },
      search: parseTexts,
      page: () => import('./calendar/page.tsx'),
    },
    {
      path: '/reservations/history',
      access: { permission: ['view reservations', 'view clients'] },
      title: { it: 'Storico delle prenotazioni', en: 'Booking history' },
      search: parseTexts,
      page: () => import('./history/page.tsx'),
    },
    clientReservationsScreen,
  ],
  { showsRecords: true },
)

import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'
import { clientReservationsScreen } from './booking/screens-parts.ts'

export const screens = areaScreens(
  'reservations',
  [
    {
      path: '/reservations',
      access: { permission: 'view reservations' },
      isOffline: true,
      title: { it: 'Prenotazioni', en: 'Bookings' },
      menu: { group: 'reservations', order: 10, letter: 'j' },
      bar: { client: { order: 33, label: { it: 'Prenota', en: 'Book' }, isSpare: true } },
      search: parseTexts,
      page: () => import('./page.tsx'),
    },
    clientReservationsScreen,
  ],
  { showsRecords: true },
)

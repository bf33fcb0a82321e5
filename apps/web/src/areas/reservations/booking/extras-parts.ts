import { IconCalendarEvent, IconCalendarPlus } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { clientOverview, offlineReads, ownHeroes } from '#areas/clients'
import type { PaletteVerb } from '#shell'
import { latePart } from '#lib/lazy-part'
import { areaWords } from '#lib/words'
import { clientReservationsQuery } from '../client/data.ts'
import { clientReservationsHref } from '../client/addresses.ts'
import { bookingHref } from './data.ts'

// parts of booking on the home pages, in the palette and on the client's page; the area's extras list them

const paletteWords = areaWords('booking palette', {
  it: { book: 'Prenota un appuntamento', mine: 'I miei appuntamenti' },
  en: { book: 'Book an appointment', mine: 'My appointments' },
})

const NextAppointment = latePart(() => import('./next-appointment.tsx'), 'NextAppointment')

export const ownBookingVerb: PaletteVerb = {
  id: 'book',
  role: 'client',
  words: { it: ['prenota', 'appuntamento'], en: ['book', 'appointment'] },
  label: () => paletteWords.say('book'),
  example: () => 'prenota',
  icon: IconCalendarPlus,
  search: async () => [
    { id: 'book an appointment', label: paletteWords.say('book'), href: bookingHref() },
    { id: 'own appointments', label: paletteWords.say('mine'), href: bookingHref('mine') },
  ],
}

export const bookingFills = [
  ownHeroes.fill({ id: 'next appointment', order: 15, Hero: NextAppointment }),
  clientOverview.fill({ order: 47, permission: 'view reservations', part: () => import('../client/overview-part.tsx') }),
  subjectLinks.fill({
    kind: 'appointment',
    Icon: IconCalendarEvent,
    label: { it: 'Appuntamento', en: 'Appointment' },
    href: (_, { clientId, isTeam }) => (isTeam ? clientReservationsHref(clientId) : bookingHref('mine')),
  }),
  offlineReads.fill({
    id: 'reservations',
    permission: 'view reservations',
    fetch: (cache, clientId) => cache.prefetchInfiniteQuery(clientReservationsQuery(clientId)),
  }),
]

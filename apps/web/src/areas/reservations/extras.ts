import { IconCalendarCheck, IconCalendarPlus, IconCalendarWeek, IconCoins } from '@tabler/icons-react'
import { agendaSources, attentionSteps } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { bookingFills, ownBookingVerb } from './booking/extras-parts.ts'
import { BookForNeed } from './home/book-for-need.tsx'
import { useReservationAgenda } from './home/agenda.tsx'
import { bookVerb } from './palette/book-verb.tsx'
import { newSlotVerb } from './palette/new-slot-verb.ts'

export const extras: AreaExtras = {
  icons: { '/reservations': IconCalendarWeek },
  verbs: [bookVerb, newSlotVerb, ownBookingVerb],
  fills: [
    ...bookingFills,
    agendaSources.fill({ id: 'reservations', order: 10, useDays: useReservationAgenda }),
    attentionSteps.fill(
      {
        id: 'unmarked attendance',
        icon: IconCalendarCheck,
        label: { it: 'Segna la presenza', en: 'Mark attendance' },
        href: ({ client: { id } }) => hrefTo('/reservations/history', { search: { clientId: id, unmarked: 'true' } }),
      },
      {
        id: 'missed appointments',
        icon: IconCalendarPlus,
        label: { it: 'Prenota', en: 'Book' },
        href: ({ client: { id } }) => hrefTo('/reservations/history', { search: { clientId: id } }),
        permission: 'book reservations',
        Dialog: BookForNeed,
      },
      {
        id: 'last credit',
        icon: IconCoins,
        label: { it: 'Apri i crediti', en: 'Open the credits' },
        href: ({ client: { id } }) => hrefTo('/clients/$id/reservations', { id }),
      },
    ),
    settingsSections.fill({
      id: 'reservations',
      part: 'business',
      order: 148,
      title: { it: 'Prenotazioni', en: 'Reservations' },
      text: { it: 'Preavviso, disdette, pause, avvisi', en: 'Notice, cancellations, breaks, alerts' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

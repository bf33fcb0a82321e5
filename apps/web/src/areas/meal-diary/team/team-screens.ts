import { clientPart, clientTabs } from '#areas/clients'
import { isDay } from '@allenio/domain/days'

const access = { permission: ['view clients', 'update meal plans'] } as const

// the day from which the diary is read backwards
const parseUntil = ({ until }: Record<string, unknown>) => (typeof until === 'string' && isDay(until) ? { until } : {})

/** The team's pages about a client's days. */
export const teamScreens = [
  clientPart(clientTabs.nutrition, {
    path: '/clients/$id/meal-diary',
    access,
    isOffline: true,
    label: { it: 'Diario', en: 'Diary' },
    title: { it: 'Diario alimentare', en: 'Food diary' },
    order: 15,
    search: parseUntil,
    page: () => import('./page.tsx'),
  }),
]

import { isId } from '@allenio/domain/ids'
import { clientFrame, clientPart, clientTabs, ownPart } from '#areas/clients'
import { areaScreens } from '#lib/screens'

/** An own metric has an id; the others are named by their type, which the list of types would make the first page too heavy to check. */
const isMetricKind = (value: string): boolean => isId(value) || /^[a-z]+(?:-[a-z]+)*$/.test(value)

export const screens = areaScreens(
  'metrics',
  [
    clientPart(clientTabs.body, {
      path: '/clients/$id/metrics',
      isOffline: true,
      label: { it: 'Misure', en: 'Metrics' },
      order: 20,
      page: () => import('./list/page.tsx'),
    }),
    {
      path: '/clients/$id/metrics/$metricId/details',
      params: { metricId: isMetricKind },
      access: { permission: 'view clients' },
      frame: clientFrame,
      title: { it: 'Misura', en: 'Metric' },
      page: () => import('./details/page.tsx'),
    },
    ownPart({
      path: '/me/metrics',
      label: { it: 'Misure', en: 'Metrics' },
      order: 30,
      title: { it: 'Le tue misure', en: 'Your metrics' },
      page: () => import('./own/page.tsx'),
    }),
  ],
  { showsRecords: true },
)

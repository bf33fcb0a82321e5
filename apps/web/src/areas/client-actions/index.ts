import { lazy } from 'react'
import { clientFrame } from '#areas/clients'
import { areaScreens } from '#lib/screens'
import { readPlace } from './data/place.ts'

export const screens = areaScreens('client-actions', [
  {
    path: '/clients/$id/actions', layout: 'default', access: { permission: 'view clients' },
    frame: clientFrame, tab: { label: { it: 'Da fare', en: 'To do' }, order: 15 },
    title: { it: 'Da fare', en: 'To do' }, search: raw => ({ ...readPlace(raw) }),
    page: () => import('./list/page.tsx'),
  },
])

/** The dialog in which a client is asked to do something, wherever one thinks of it. */
export const AskClient = lazy(async () => ({ default: (await import('./asking/ask-client.tsx')).AskClient }))

/** What one client is to do next, as a part of a page about them. */
export const ClientToDos = lazy(async () => ({ default: (await import('./list/client-to-dos.tsx')).ClientToDos }))

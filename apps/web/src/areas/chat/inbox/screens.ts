import type { Screen } from '#lib/screens'
import { readPlace } from './place.ts'

export const inboxScreens = [
  {
    path: '/chats', layout: 'default', access: { permission: 'view chats' }, isOffline: true,
    title: { it: 'Chat', en: 'Chat' }, search: raw => ({ ...readPlace(raw) }), page: () => import('./page.tsx'),
  },
] as const satisfies readonly Omit<Screen, 'area'>[]

import type { Screen } from '#lib/screens'
import { clientFrame } from '../detail/client-frame.ts'

export const noteScreens = [
  {
    path: '/clients/$id/note', layout: 'default', access: { permission: 'view clients' }, isOffline: true,
    frame: clientFrame, tab: { label: { it: 'Nota', en: 'Note' }, order: 70 },
    title: { it: 'Nota', en: 'Note' }, page: () => import('./page.tsx'),
  },
  {
    // the editor of a note that is there already, too
    path: '/clients/$id/note/create', layout: 'default', access: { permission: 'update clients' },
    frame: clientFrame, title: { it: 'Scrivi la nota', en: 'Write the note' }, page: () => import('./write-page.tsx'),
  },
] as const satisfies readonly Omit<Screen, 'area'>[]

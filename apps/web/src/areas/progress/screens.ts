import { clientPart, clientTabs, ownPart } from '#areas/clients'
import { areaScreens } from '#lib/screens'

// creating and editing share one form, so their pages come together
const formPages = () => import('./form/pages.tsx')

export const screens = areaScreens(
  'progress',
  [
    clientPart(clientTabs.body, {
      path: '/clients/$id/progress',
      isOffline: true,
      label: { it: 'Foto', en: 'Photos' },
      order: 30,
      // the compared photos are in the address, so that a reload or a shared link shows the same
      search: ({ compare }) => (typeof compare === 'string' ? { compare } : {}),
      page: () => import('./client/page.tsx'),
    }),
    {
      // a full page, because the form takes minutes and its photos need the room
      path: '/clients/$id/progress/create',
      access: { permission: 'update clients' },
      title: { it: 'Nuove foto', en: 'New photos' },
      page: async () => ({ Page: (await formPages()).CreatePage }),
    },
    {
      path: '/clients/$id/progress/$progressId/edit',
      access: { permission: 'update clients' },
      title: { it: 'Modifica le foto', en: 'Edit photos' },
      page: async () => ({ Page: (await formPages()).EditPage }),
    },
    ownPart({
      path: '/me/progress',
      label: { it: 'Foto', en: 'Photos' },
      order: 20,
      title: { it: 'Le tue foto', en: 'Your photos' },
      search: ({ compare }) => (typeof compare === 'string' ? { compare } : {}),
      page: () => import('./own/page.tsx'),
    }),
    {
      path: '/me/progress/create',
      access: { role: 'client' },
      isOffline: true,
      title: { it: 'Nuove foto', en: 'New photos' },
      page: () => import('./own/create-page.tsx'),
    },
  ],
  { showsRecords: true },
)

import { clientFrame, clientPart, clientTabs } from '#areas/clients'
import { areaScreens } from '#lib/screens'

const parseId = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

// an advice is written from the list of them, so the two pages come together
const advicePages = () => import('./advices/page.tsx')

export const screens = areaScreens(
  'client-notes',
  [
    clientPart(clientTabs.documents, {
      path: '/clients/$id/note',
      isOffline: true,
      label: { it: 'Note', en: 'Notes' },
      order: 30,
      page: () => import('./note/page.tsx'),
    }),
    {
      // the editor of a note that is there already, too
      path: '/clients/$id/note/create',
      access: { permission: 'update clients' },
      frame: clientFrame,
      title: { it: 'Scrivi le note', en: 'Write notes' },
      page: () => import('./note/write-page.tsx'),
    },
    clientPart(clientTabs.nutrition, {
      path: '/clients/$id/nutritions',
      isOffline: true,
      label: { it: 'Consigli', en: 'Advice' },
      order: 30,
      title: { it: 'Consigli alimentari', en: 'Nutritional advice' },
      // which one is being edited, so that a reload does not close it
      search: raw => ({ edit: parseId(raw['edit']) }),
      page: advicePages,
    }),
    {
      path: '/clients/$id/nutritions/create',
      access: { permission: 'update clients' },
      frame: clientFrame,
      title: { it: 'Nuovo consiglio alimentare', en: 'New nutritional advice' },
      page: async () => ({ Page: (await advicePages()).CreatePage }),
    },
  ],
  { showsRecords: true },
)

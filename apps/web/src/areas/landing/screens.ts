import { NotFoundContent } from '#shell'
import { publicScreens } from '#lib/screens'

export const screens = publicScreens('landing', [
  { path: '/', layout: 'empty', title: { it: 'Inizio', en: 'Start' }, isHidden: true, page: () => import('./start/page.tsx') },
  {
    path: '/404',
    layout: 'empty',
    title: { it: 'Pagina non trovata', en: 'Page not found' },
    isHidden: true,
    // the frame has this page already, for addresses that no screen claims
    page: async () => ({ Page: NotFoundContent }),
  },
  {
    path: '/download-app',
    layout: 'empty',
    title: { it: 'Scarica l’app', en: 'Get the app' },
    page: () => import('./download-app/page.tsx'),
  },
  // the page of the design language exists only in development; no build contains it
  ...(import.meta.env?.DEV
    ? [
        {
          path: '/dev/ui' as const,
          layout: 'empty' as const,
          title: { it: 'Linguaggio visivo', en: 'Design language' },
          isHidden: true as const,
          page: () => import('#ui/dev'),
        },
      ]
    : []),
])

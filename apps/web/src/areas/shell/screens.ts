import { areaScreens } from '#lib/screens'

export const screens = areaScreens('shell', [
  {
    path: '/',
    layout: 'empty',
    access: { public: true },
    title: { it: 'Inizio', en: 'Start' },
    isHidden: true,
    page: () => import('./start/page.tsx'),
  },
  {
    path: '/404',
    layout: 'empty',
    access: { public: true },
    title: { it: 'Pagina non trovata', en: 'Page not found' },
    isHidden: true,
    page: () => import('./not-found/page.tsx'),
  },
  {
    path: '/download-app',
    layout: 'empty',
    access: { public: true },
    title: { it: 'Scarica l’app', en: 'Get the app' },
    page: () => import('./download-app/page.tsx'),
  },
  // the page of the design language exists only in development; no build contains it
  ...(import.meta.env?.DEV
    ? [
        {
          path: '/dev/ui' as const,
          layout: 'empty' as const,
          access: { public: true as const },
          title: { it: 'Linguaggio visivo', en: 'Design language' },
          isHidden: true as const,
          page: async () => ({ Page: (await import('#ui/dev')).UiPage }),
        },
      ]
    : []),
])

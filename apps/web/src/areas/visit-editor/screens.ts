import { areaScreens } from '#lib/screens'
import { readTexts } from '#lib/list-place'

/** The bench is an area of its own, beside the lists and papers of visits. */
export const screens = areaScreens(
  'visit-editor',
  [
    {
      path: '/visits/create',
      access: { permission: 'create visits' },
      isOffline: true,
      title: { it: 'Nuova visita', en: 'New visit' },
      search: readTexts,
      page: () => import('./create/page.tsx'),
    },
    {
      path: '/visits/$id/edit',
      access: { permission: 'update visits' },
      isOffline: true,
      isEditor: true,
      title: { it: 'Visita', en: 'Visit' },
      page: () => import('./page.tsx'),
      parts: [
        () => import('./crossings/crossing-line.tsx'),
        () => import('./finish/finish-dialog.tsx'),
        () => import('./finish/left-out-bar.tsx'),
        () => import('./finish/recompute-bar.tsx'),
        () => import('./record/record-lines.tsx'),
        () => import('./results/result-bar.tsx'),
        () => import('./results/targets.tsx'),
        () => import('./sections/bioimpedance.tsx'),
        () => import('./sections/number-cell.tsx'),
        () => import('./sections/questions.tsx'),
        () => import('./sections/typed-shares.tsx'),
        () => import('./sites/how-to-take.ts'),
        () => import('./sites/walk-bar.tsx'),
        () => import('./versions/versions-panel.tsx'),
      ],
    },
  ],
  { showsRecords: true },
)

import { clientFrame, clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'surveys-review',
  [
    {
      path: '/surveys/completed',
      access: { permission: 'update surveys' },
      isOffline: true,
      title: { it: 'Questionari compilati', en: 'Completed surveys' },
      menu: { group: 'surveys', order: 20, label: { it: 'Compilati', en: 'Completed' }, letter: 'i' },
      search: parseTexts,
      page: () => import('./queue/page.tsx'),
    },
    clientPart(clientTabs.tasks, {
      path: '/clients/$id/surveys',
      access: { permission: ['view clients', 'view surveys'] },
      isOffline: true,
      label: { it: 'Questionari', en: 'Surveys' },
      order: 20,
      // the chosen survey, and whether its answers stand side by side
      search: parseTexts,
      page: () => import('./client/page.tsx'),
    }),
    {
      path: '/clients/$id/surveys/$surveyAnswerId/details',
      access: { permission: ['view clients', 'view surveys'] },
      isOffline: true,
      frame: clientFrame,
      title: { it: 'Risposte', en: 'Answers' },
      page: () => import('./client/answer-page.tsx'),
    },
  ],
  { showsRecords: true },
)

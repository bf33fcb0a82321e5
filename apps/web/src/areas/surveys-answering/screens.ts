import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'surveys-answering',
  [
    {
      path: '/me/surveys/$id',
      layout: 'empty',
      access: { permission: 'answer surveys' },
      isOffline: true,
      title: { it: 'Questionario', en: 'Survey' },
      page: () => import('./answering/page.tsx'),
    },
    {
      path: '/me/survey-answers/$id',
      layout: 'empty',
      access: { permission: 'answer surveys' },
      isOffline: true,
      title: { it: 'Le tue risposte', en: 'Your answers' },
      page: () => import('./sent/page.tsx'),
    },
  ],
  { showsRecords: true },
)

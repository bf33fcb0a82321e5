import { isId } from '@allenio/domain/ids'
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
      // where one came from, the home or the first entry; or an answer that has not left the device
      search: ({ from, unsent }) => ({ ...((from === 'home' || from === 'entry') && { from }), ...(isId(unsent) && { unsent }) }),
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
    {
      // a full page, because filling in takes minutes
      path: '/clients/$id/surveys/$surveyId/fill-in',
      access: { permission: ['view clients', 'update surveys'] },
      title: { it: 'Compila un questionario', en: 'Fill in a survey' },
      page: () => import('./fill-in/page.tsx'),
    },
  ],
  { showsRecords: true },
)

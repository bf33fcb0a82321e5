import type { LateExtras } from '#shell'
import { settingsSections } from '#lib/settings'

export const lateExtras: LateExtras = {
  fills: [
    settingsSections.fill({
      id: 'training-history',
      part: 'person',
      order: 120,
      title: { it: 'Allenamenti da altre app', en: 'Workouts from other apps' },
      text: { it: 'Strong e Hevy, con serie e record', en: 'Strong and Hevy, with sets and records' },
      isFor: ({ workspace }) => workspace?.role === 'client',
      section: () => import('./history-import/section.tsx'),
    }),
  ],
}

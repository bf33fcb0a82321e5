import { settingsSections } from '#lib/settings'
import type { LateExtras } from '#shell'

export const lateExtras: LateExtras = {
  fills: [
    settingsSections.fill({
      id: 'team',
      part: 'business',
      order: 110,
      title: { it: 'Team', en: 'Team' },
      text: { it: 'Coach e nutrizionisti che lavorano con te', en: 'Coaches and nutritionists who work with you' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./team/settings.tsx'),
    }),
  ],
}

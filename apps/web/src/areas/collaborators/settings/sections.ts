import type { SettingsSection } from '#areas/account'

export const sections: readonly SettingsSection[] = [
  {
    id: 'team',
    order: 110,
    title: { it: 'Team', en: 'Team' },
    text: { it: 'Coach e nutrizionisti che lavorano con te', en: 'Coaches and nutritionists who work with you' },
    isFor: ({ workspace }) => workspace?.role === 'admin',
    section: () => import('./team.tsx'),
  },
]

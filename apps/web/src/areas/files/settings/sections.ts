import type { SettingsSection } from '#areas/account'

export const sections: readonly SettingsSection[] = [
  {
    id: 'storage',
    order: 890,
    title: { it: 'Spazio', en: 'Storage' },
    text: { it: 'Quanto occupano foto, video e altri file', en: 'How much photos, videos and other files take up' },
    section: () => import('./storage.tsx'),
  },
]

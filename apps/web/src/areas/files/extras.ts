import { settingsSections } from '#lib/settings'
import type { ShellExtras } from '#shell'

export const extras: ShellExtras = {
  fills: [
    settingsSections.fill({
      id: 'storage',
      part: 'person',
      order: 890,
      title: { it: 'Spazio', en: 'Storage' },
      text: { it: 'Quanto occupano foto, video e altri file', en: 'How much photos, videos and other files take up' },
      section: () => import('./storage/section.tsx'),
    }),
  ],
}

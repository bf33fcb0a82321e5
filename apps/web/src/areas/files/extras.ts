import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { useFreshLinks } from './fresh-links.ts'

export const extras: AreaExtras = {
  beside: [useFreshLinks],
  fills: [
    settingsSections.fill({
      id: 'storage',
      part: 'person',
      order: 890,
      title: { it: 'Spazio', en: 'Storage' },
      text: { it: 'Quanto occupano i tuoi file', en: 'How much your files take up' },
      section: () => import('./storage/section.tsx'),
    }),
  ],
}

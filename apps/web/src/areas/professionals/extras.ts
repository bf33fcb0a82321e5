import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'

export const extras: AreaExtras = {
  fills: [
    settingsSections.fill({
      id: 'professional',
      part: 'person',
      anchors: ['signature', 'stamp'],
      order: 15,
      title: { it: 'Firma e titolo professionale', en: 'Signature and professional title' },
      text: { it: 'Titolo, albo, firma e timbro sui PDF', en: 'Title, register, signature and stamp on PDFs' },
      isFor: ({ workspace }) => workspace !== null && workspace.role !== 'client',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'

export const extras: AreaExtras = {
  fills: [
    settingsSections.fill({
      id: 'business',
      part: 'business',
      anchors: ['logo', 'business-invoices', 'business-presets'],
      order: 10,
      title: { it: 'Profilo dell’attività', en: 'Business profile' },
      text: { it: 'Nome, logo, partita IVA, contatti', en: 'Name, logo, VAT number, contact' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'

export const extras: AreaExtras = {
  fills: [
    settingsSections.fill({
      id: 'payments',
      part: 'business',
      order: 30,
      title: { it: 'Pagamenti', en: 'Payments' },
      text: { it: 'Il conto su cui ricevi i pagamenti con carta', en: 'The account that takes your card payments' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

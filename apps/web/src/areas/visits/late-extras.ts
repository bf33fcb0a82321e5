import type { LateExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { newVisitVerb } from './palette/new-visit-verb.ts'

export const lateExtras: LateExtras = {
  verbs: [newVisitVerb],
  fills: [
    settingsSections.fill({
      id: 'visits',
      part: 'business',
      order: 149,
      title: { it: 'Visite', en: 'Visits' },
      text: { it: 'Protocollo, formule, condivisione', en: 'Protocol, formulas, sharing' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

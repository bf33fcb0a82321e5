import type { LateExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { assignMacroVerb, macroSource, newMacroVerb } from './palette/macros.tsx'

export const lateExtras: LateExtras = {
  palette: [macroSource],
  verbs: [newMacroVerb, assignMacroVerb],
  fills: [
    settingsSections.fill({
      id: 'macros',
      part: 'business',
      order: 150,
      title: { it: 'Macro', en: 'Macros' },
      text: { it: 'Che cosa vedono i {{clients}}, tipi di giornata', en: 'What {{clients}} see, types of days' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

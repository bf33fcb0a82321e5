import { IconChartDonut3 } from '@tabler/icons-react'
import { clientAssignments, clientOverview, clientSideParts } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { settingsSections } from '#lib/settings'
import { assignMacroVerb, macroSource, newMacroVerb } from './palette/macros.tsx'
import { AssignToClient } from './dialogs.ts'

export const extras: AreaExtras = {
  icons: { '/macros': IconChartDonut3 },
  palette: [macroSource],
  verbs: [newMacroVerb, assignMacroVerb],
  fills: [
    clientOverview.fill({ order: 15, permission: 'update macros', part: () => import('./overview/part.ts') }),
    clientSideParts.fill({
      id: 'macros',
      order: 20,
      permission: 'update macros',
      label: { it: 'Obiettivi', en: 'Targets' },
      Icon: IconChartDonut3,
      Part: lazyPart(() => import('./client/side-target.tsx'), 'SideTarget'),
    }),
    clientAssignments.fill({
      id: 'macros',
      order: 25,
      keys: 'Alt K',
      label: { it: 'Macro', en: 'Macros' },
      longLabel: { it: 'Assegna macro', en: 'Assign macros' },
      Icon: IconChartDonut3,
      permission: 'update macros',
      Dialog: AssignToClient,
    }),
    settingsSections.fill({
      id: 'macros',
      part: 'business',
      order: 150,
      title: { it: 'Macro', en: 'Macros' },
      text: { it: 'Che cosa vedono i {{clients}}, tipi di giornata', en: 'What {{clients}} see, types of day' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

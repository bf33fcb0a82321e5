import { IconClipboardList } from '@tabler/icons-react'
import { bulkTools } from '#areas/clients'
import type { LateExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { assignProgramVerb, newProgramVerb, programSource } from './palette/programs.tsx'
import { AssignToClients } from './parts.ts'

export const lateExtras: LateExtras = {
  palette: [programSource],
  verbs: [newProgramVerb, assignProgramVerb],
  fills: [
    bulkTools.fill({
      id: 'program',
      order: 25,
      permission: 'update programs',
      label: { it: 'Programma', en: 'Program' },
      Icon: IconClipboardList,
      Dialog: AssignToClients,
    }),
    settingsSections.fill({
      id: 'programs',
      part: 'business',
      order: 145,
      title: { it: 'Programmi', en: 'Programs' },
      text: { it: 'Che cosa possono fare i {{clients}}, carichi e volumi', en: 'What {{clients}} may do, loads and volume' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

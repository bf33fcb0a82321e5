import { IconFileImport } from '@tabler/icons-react'
import { clientSteps } from '#areas/clients'
import { historyImports } from '#areas/workouts'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { settingsSections } from '#lib/settings'

const loadHistory = () => import('./history/history-panel.tsx')
const HistoryPanel = lazyPart(loadHistory, 'HistoryPanel')

const look = { label: { it: 'Importa la cronologia', en: 'Import history' }, Icon: IconFileImport } as const

export const extras: AreaExtras = {
  fills: [
    historyImports.fill({ ...look, Panel: HistoryPanel }),
    clientSteps.fill({
      id: 'training history',
      order: 90,
      keys: 'i',
      longLabel: look.label,
      Icon: look.Icon,
      permission: 'view workouts',
      Dialog: HistoryPanel,
    }),
    settingsSections.fill({
      id: 'training-history',
      part: 'person',
      order: 120,
      title: { it: 'Allenamenti da altre app', en: 'Workouts from other apps' },
      text: { it: 'Strong, Hevy e altre, con serie e record', en: 'Strong, Hevy and others, with sets and records' },
      isFor: ({ workspace }) => workspace?.role === 'client',
      section: loadHistory,
    }),
  ],
}

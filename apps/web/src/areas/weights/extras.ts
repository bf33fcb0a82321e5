import { IconChartLine, IconScaleOutline } from '@tabler/icons-react'
import { bulkTools, clientOverview } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { weightAttentionSteps } from './attention.tsx'
import { weightVerb } from './palette/weight-verb.tsx'
import { ClientsDialog } from './dialogs.ts'

export const extras: AreaExtras = {
  icons: { '/me/weights': IconChartLine },
  verbs: [weightVerb],
  fills: [
    clientOverview.fill({ order: 10, part: () => import('./overview/part.tsx') }),
    weightAttentionSteps,
    firstSteps.fill({
      id: 'record',
      order: 40,
      isLater: true,
      permission: 'update clients',
      title: { it: 'Scrivi il primo peso o carica le prime foto', en: 'Enter the first weight or upload the first photos' },
      text: {
        it: 'Apri una scheda: il primo valore fa partire la curva.',
        en: 'Open a {{client}}’s page: the first value starts the curve.',
      },
    }),
    firstStepWays.fill({
      id: 'record',
      step: 'record',
      order: 10,
      permission: 'update clients',
      label: { it: 'Apri l’elenco', en: 'Open the list' },
      href: () => hrefTo('/clients'),
    }),
    bulkTools.fill({
      id: 'weigh-ins',
      order: 30,
      permission: 'update clients',
      label: { it: 'Pesate', en: 'Weigh-ins' },
      Icon: IconScaleOutline,
      Dialog: ClientsDialog,
    }),
  ],
}

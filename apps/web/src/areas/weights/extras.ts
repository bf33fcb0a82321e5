import { IconChartLine, IconScaleOutline } from '@tabler/icons-react'
import { bulkTools } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { firstSteps, firstStepWays } from '#lib/first-steps'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { weightAttentionSteps } from './attention.tsx'
import { weightVerb } from './palette/weight-verb.tsx'

export const extras: ShellExtras = {
  icons: { '/me/weights': IconChartLine },
  verbs: [weightVerb],
  fills: [
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
      Dialog: lazyPart(() => import('./entry/clients-dialog.tsx'), 'ClientsDialog'),
    }),
  ],
}

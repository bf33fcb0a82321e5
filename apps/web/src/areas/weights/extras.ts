import { IconChartLine } from '@tabler/icons-react'
import { firstSteps, firstStepWays } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import type { ShellExtras } from '#shell'
import { weightAttentionSteps } from './attention.tsx'

export const extras: ShellExtras = {
  icons: { '/me/weights': IconChartLine },
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
  ],
}

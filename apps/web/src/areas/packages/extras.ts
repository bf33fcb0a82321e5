import { IconPackage } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { firstSteps, firstStepWays } from '#lib/first-steps'
import { latePart } from '#lib/lazy-part'
import { newPackageVerb, packageSource } from './palette/packages.ts'

const SellWay = latePart(() => import('./first-step/sell-way.tsx'), 'SellWay')

export const extras: AreaExtras = {
  icons: { '/workoutPackages': IconPackage },
  palette: [packageSource],
  verbs: [newPackageVerb],
  fills: [
    firstSteps.fill({
      id: 'package',
      order: 60,
      isLater: true,
      isForAdmin: true,
      permission: 'create workout packages',
      title: { it: 'Vendi il primo pacchetto', en: 'Sell your first package' },
      text: {
        it: 'Un prezzo e che cosa si sblocca: poi ne mandi il link, e chi paga entra da solo.',
        en: 'A price and what it unlocks: then you send the link, and whoever pays gets in on their own.',
      },
    }),
    firstStepWays.fill({
      id: 'new package',
      step: 'package',
      order: 10,
      permission: 'create workout packages',
      label: { it: 'Nuovo pacchetto', en: 'New package' },
      Action: SellWay,
    }),
  ],
}

import { IconCreditCardOff, IconReceipt, IconRepeat } from '@tabler/icons-react'
import { attentionSteps, ownBlocks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'

const OwnPaymentsBlock = lazyPart(() => import('./own/home-block.tsx'), 'OwnPaymentsBlock')

export const extras: AreaExtras = {
  icons: { '/workoutPackages/subscriptions': IconRepeat, '/me/purchases': IconReceipt },
  fills: [
    ownBlocks.fill({ id: 'own payments', order: 5, permission: 'view subscriptions', Block: OwnPaymentsBlock }),
    attentionSteps.fill({
      id: 'renewal unpaid',
      icon: IconCreditCardOff,
      label: { it: 'Apri l’abbonamento', en: 'Open the subscription' },
      href: ({ client: { id }, targetId }) =>
        hrefTo('/clients/$id/subscription', { id }, { search: { subscription: targetId ?? undefined } }),
    }),
  ],
}

import { IconCreditCardOff, IconReceipt, IconReceiptRefund, IconRepeat } from '@tabler/icons-react'
import { attentionSteps, ownBlocks, type ClientInNeed } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { latePart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'

const OwnPaymentsBlock = latePart(() => import('./own/home-block.tsx'), 'OwnPaymentsBlock')

/** The client's subscriptions, with the one that the reason is about open beside them. */
const subscriptionOf = ({ client: { id }, targetId }: ClientInNeed) =>
  hrefTo('/clients/$id/subscription', { id }, { search: { subscription: targetId ?? undefined } })

export const extras: AreaExtras = {
  icons: { '/workoutPackages/subscriptions': IconRepeat, '/me/purchases': IconReceipt },
  fills: [
    ownBlocks.fill({ id: 'own payments', order: 5, permission: 'view subscriptions', Block: OwnPaymentsBlock }),
    attentionSteps.fill(
      {
        id: 'renewal unpaid',
        icon: IconCreditCardOff,
        label: { it: 'Apri l’abbonamento', en: 'Open the subscription' },
        href: subscriptionOf,
      },
      { id: 'subscription withdrawal open', icon: IconReceiptRefund, label: { it: 'Rimborsa', en: 'Refund' }, href: subscriptionOf },
    ),
  ],
}

import { IconAlertTriangle, IconCreditCardOff, IconReceipt, IconReceiptRefund } from '@tabler/icons-react'
import { attentionSteps, type ClientInNeed } from '#areas/clients'
import { buyCredits } from '#areas/credits'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { sellVerb } from './palette/sell-verb.tsx'

const BuyCredits = lazyPart(() => import('./buy/buy-credits.tsx'), 'BuyCredits')

/** The client's purchases, with the one that the reason is about open beside them. */
const purchaseOf = ({ client: { id }, targetId }: ClientInNeed) =>
  hrefTo('/clients/$id/purchases', { id }, { search: { purchase: targetId ?? undefined } })

const subscriptionOf = ({ client: { id }, targetId }: ClientInNeed) =>
  hrefTo('/clients/$id/subscription', { id }, { search: { subscription: targetId ?? undefined } })

export const extras: AreaExtras = {
  icons: { '/workoutPackages/purchases': IconReceipt },
  verbs: [sellVerb],
  fills: [
    settingsSections.fill({
      id: 'sale-terms',
      part: 'business',
      order: 35,
      title: { it: 'Termini di vendita', en: 'Terms of sale' },
      text: { it: 'Il contratto che accetta chi compra da voi', en: 'The contract that your buyers accept' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./terms/section.tsx'),
    }),
    buyCredits.fill({ id: 'packages', order: 10, Way: BuyCredits }),
    attentionSteps.fill(
      { id: 'withdrawal open', icon: IconReceiptRefund, label: { it: 'Rimborsa', en: 'Refund' }, href: purchaseOf },
      {
        id: 'payment disputed',
        icon: IconAlertTriangle,
        label: { it: 'Apri il pagamento', en: 'Open the payment' },
        href: need => (need.detail === 'subscription' ? subscriptionOf(need) : purchaseOf(need)),
      },
      { id: 'payment failed', icon: IconCreditCardOff, label: { it: 'Apri l’acquisto', en: 'Open the purchase' }, href: purchaseOf },
    ),
  ],
}

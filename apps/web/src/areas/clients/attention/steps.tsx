import { resendInvitation } from '@allenio/contract/clients'
import { IconCreditCardOff, IconCreditCardRefund, IconDoorEnter, IconMailOpened } from '@tabler/icons-react'
import { call } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { toast } from '#ui/toast'
import type { AttentionStep, ClientInNeed } from '../slots.ts'
import { attentionWords } from './words.ts'
import { ContactDialog } from './contact-dialog.tsx'

const SubscriptionDialog = lazyPart(() => import('../detail/subscription-dialog.tsx'), 'SubscriptionDialog')

interface NeedDialogProps {
  need: ClientInNeed
  onClose: () => void
}

const page = ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id', { id })

const renewal = {
  label: { it: 'Rinnova', en: 'Renew' },
  href: page,
  permission: 'update clients',
  Dialog: ({ need: { client, day }, onClose }: NeedDialogProps) => (
    <SubscriptionDialog client={{ ...client, subscriptionEnd: day, subscriptionSource: 'manual' }} onClose={onClose} />
  ),
} as const

/** The steps that the reasons of this area ask for. */
export const clientAttentionSteps: readonly AttentionStep[] = [
  { id: 'subscription expired', icon: IconCreditCardOff, ...renewal },
  { id: 'subscription expiring', icon: IconCreditCardRefund, ...renewal },
  {
    id: 'invitation open',
    icon: IconMailOpened,
    label: { it: 'Invia di nuovo', en: 'Send again' },
    href: page,
    permission: 'update clients',
    run: async ({ client: { id, name } }) => {
      const { client } = await call(resendInvitation, { id })
      toast({ type: 'success', text: attentionWords.say('invited', { email: client.email ?? name }) })
    },
  },
  {
    id: 'never seen',
    icon: IconDoorEnter,
    label: { it: 'Contatta', en: 'Contact' },
    href: page,
    Dialog: ({ need, onClose }) => <ContactDialog client={need.client} onClose={onClose} />,
  },
]

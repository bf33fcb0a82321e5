import { resendInvitation } from '@allenio/contract/clients'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { AskClient } from '#areas/client-actions'
import { SubscriptionDialog } from '#areas/clients'
import { useCall } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { Button, ButtonLink } from '#ui/button'
import { toast } from '#ui/toast'
import { useProWords } from '../words.ts'
import type { Need } from './people.ts'

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'), 'ContactDialog')

/** The one thing to do about it. */
export function NeedAction({ need, mayWrite }: { need: Need; mayWrite: boolean }) {
  const t = useProWords()
  const { client, reason, day, actionId } = need
  const link = (text: string, href: string) => (
    <ButtonLink size="small" href={href} aria-label={`${text}: ${client.name}`}>
      {text}
    </ButtonLink>
  )
  const opener = (text: string, dialog: (close: () => void) => ReactNode) => <DialogButton text={text} name={client.name} dialog={dialog} />
  if (reason === 'overdue action') return link(t('open'), `/clients/${client.id}/actions${actionId ? `?action=${actionId}` : ''}`)
  if (reason === 'weight against goal') return link(t('seeWeight'), `/clients/${client.id}/weights`)
  if (reason === 'never seen') return opener(t('contact'), close => <ContactDialog client={client} onClose={close} />)
  if (!mayWrite) return link(t('open'), `/clients/${client.id}`)
  switch (reason) {
    case 'subscription expired':
    case 'subscription expiring':
      return opener(t('renew'), close => (
        <SubscriptionDialog client={{ ...client, subscriptionEnd: day, subscriptionSource: 'manual' }} onClose={close} />
      ))
    case 'no weigh in':
      return opener(t('askWeighIn'), close => <AskClient client={client} kind="weigh in" onClose={close} />)
    case 'invitation open':
      return <InviteButton client={client} />
    default:
      return reason satisfies never
  }
}

interface DialogButtonProps {
  text: string
  name: string
  dialog: (close: () => void) => ReactNode
}

function DialogButton({ text, name, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`${text}: ${name}`} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  )
}

function InviteButton({ client }: Pick<Need, 'client'>) {
  const t = useProWords()
  const { mutate, isPending } = useCall(resendInvitation, {
    onSuccess: ({ client: { email } }) => toast({ type: 'success', text: t('invited', { email: email ?? client.name }) }),
  })
  return (
    <Button size="small" aria-label={`${t('inviteAgain')}: ${client.name}`} isBusy={isPending} onClick={() => mutate({ id: client.id })}>
      {t('inviteAgain')}
    </Button>
  )
}

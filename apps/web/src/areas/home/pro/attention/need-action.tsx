import { resendInvitation } from '@allenio/contract/clients'
import { Suspense, useState } from 'react'
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
  const { client, reason, actionId } = need
  const renderLink = (text: string, href: string) => (
    <ButtonLink size="small" href={href} aria-label={`${text}: ${client.name}`}>
      {text}
    </ButtonLink>
  )
  if (reason === 'overdue action') return renderLink(t('open'), `/clients/${client.id}/actions${actionId ? `?action=${actionId}` : ''}`)
  if (reason === 'weight against goal') return renderLink(t('seeWeight'), `/clients/${client.id}/weights`)
  if (reason === 'never seen') return <ContactButton need={need} />
  if (!mayWrite) return renderLink(t('open'), `/clients/${client.id}`)
  switch (reason) {
    case 'subscription expired':
    case 'subscription expiring':
      return <RenewButton need={need} />
    case 'no weigh in':
      return <AskButton need={need} />
    case 'invitation open':
      return <InviteButton need={need} />
    default:
      return reason satisfies never
  }
}

interface NeedActionProps {
  need: Need
}

function RenewButton({ need: { client, day } }: NeedActionProps) {
  const t = useProWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`${t('renew')}: ${client.name}`} onClick={() => setOpen(true)}>
        {t('renew')}
      </Button>
      {isOpen && (
        <Suspense>
          <SubscriptionDialog client={{ ...client, subscriptionEnd: day, subscriptionSource: 'manual' }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function AskButton({ need: { client } }: NeedActionProps) {
  const t = useProWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`${t('askWeighIn')}: ${client.name}`} onClick={() => setOpen(true)}>
        {t('askWeighIn')}
      </Button>
      {isOpen && (
        <Suspense>
          <AskClient client={client} kind="weigh in" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function InviteButton({ need: { client } }: NeedActionProps) {
  const t = useProWords()
  const { mutate, isPending } = useCall(resendInvitation, {
    onSuccess: ({ client: { email } }) => toast({ type: 'success', text: t('invited', { email: email ?? client.name }) }),
  })
  return (
    <Button size="small" aria-label={`${t('inviteAgain')}: ${client.name}`} loading={isPending} onClick={() => mutate({ id: client.id })}>
      {t('inviteAgain')}
    </Button>
  )
}

function ContactButton({ need: { client } }: NeedActionProps) {
  const t = useProWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`${t('contact')}: ${client.name}`} onClick={() => setOpen(true)}>
        {t('contact')}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

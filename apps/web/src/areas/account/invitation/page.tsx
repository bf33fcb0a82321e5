import type { Output } from '@allenio/contract'
import { setPassword, acceptInvitation, declineInvitation, getInvitation } from '@allenio/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { GuestButtons, GuestPage, GuestWaiting } from '#ui/guest-page'
import { DeadLink, LinkFailed } from '../guest/broken-link.tsx'
import { isWholeToken, useLinkValues } from '../guest/link.ts'
import { useGuestWords } from '../guest/words.ts'
import { PasswordForm } from '../password/choose-password.tsx'
import { AcceptedInvitation, DeclinedInvitation } from './answered.tsx'

type Invitation = NonNullable<Output<typeof getInvitation>['invitation']>

/** Shows who invites the person, and as what; then they accept, with a password if the address has no account, or decline. */
export function Page() {
  const { token } = useLinkValues()
  return (
    <div aria-live="polite">
      <Invited key={token} token={token} />
    </div>
  )
}

function Invited({ token }: { token: string }) {
  const link = useQuery({ ...read(getInvitation, { token }, { quiet: true }), enabled: isWholeToken(token), retry: 1, staleTime: Infinity })
  if (!isWholeToken(token) || link.data?.invitation === null) return <DeadLink kind="invitation" />
  if (link.isError) return <LinkFailed error={link.error} onRetry={() => void link.refetch()} />
  if (link.isPending) return <GuestWaiting />
  return <Answer token={token} invitation={link.data.invitation} onStale={() => void link.refetch()} />
}

interface AnswerProps {
  token: string
  invitation: Invitation
  /** The address got its account in another tab meanwhile. */
  onStale: () => void
}

function Answer({ token, invitation, onStale }: AnswerProps) {
  const t = useGuestWords()
  const { day } = useFormats()
  const [isDead, setDead] = useState(false)
  const { business, logo, role, email, needsPassword, liveUntil } = invitation
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.status === 410) setDead(true)
    if (error instanceof CallError && error.status === 409) onStale()
  }
  const acceptance = useCall(acceptInvitation, { onError })
  const refusal = useCall(declineInvitation, { onError })
  const decline = async () => {
    const isSure = await confirm({
      title: t('declineTitle'),
      text: t('declineText', { business }),
      proceed: t('decline'),
      close: t('declineClose'),
    })
    if (isSure) refusal.mutate({ token })
  }
  if (isDead) return <DeadLink kind="invitation" />
  if (refusal.isSuccess) return <DeclinedInvitation business={business} />
  if (acceptance.data) return <AcceptedInvitation business={business} email={email} workspaceId={acceptance.data.data.workspaceId} />
  const roles = {
    admin: t('invitedAsAdmin'),
    coach: t('invitedAsCoach'),
    nutritionist: t('invitedAsNutritionist'),
    client: t('invitedAsClient', { business }),
  }
  const title = t('invitedTitle', { business })
  const refuse = (
    <Button isBusy={refusal.isPending} onClick={() => void decline()}>
      {t('decline')}
    </Button>
  )
  if (needsPassword) {
    return (
      <PasswordForm
        kind="invitation"
        endpoint={setPassword}
        toInput={password => ({ token, password, hasAgreed: true as const })}
        logo={logo}
        consent={{ business: role === 'client' ? business : undefined }}
        resultOf={answer => answer}
        email={email}
        title={title}
        lead={() => `${roles[role]} ${t('invitedNew', { email })}`}
        submitText={t('acceptAndEnter')}
        beside={refuse}
        onStale={onStale}
      />
    )
  }
  return (
    <GuestPage
      logo={logo}
      title={title}
      lead={`${roles[role]} ${t('invitedKnown', { email, business })}`}
      after={t('invitedUntil', { day: day(liveUntil) })}>
      <GuestButtons>
        <Button kind="primary" isBusy={acceptance.isPending} onClick={() => acceptance.mutate({ token })}>
          {t('accept')}
        </Button>
        {refuse}
      </GuestButtons>
    </GuestPage>
  )
}

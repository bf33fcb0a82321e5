import { declinedPauseDays } from '@allenio/contract/account-invitations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { switchWorkspace, useMe } from '#shell'
import { messageOf, refresh } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { AllClearPicture } from '#ui/illustrations'
import { toast } from '#ui/toast'
import { useGuestWords } from '../guest/words.ts'

interface AcceptedInvitationProps {
  business: string
  /** The address of the invited person: somebody else may be signed in here. */
  email: string
  workspaceId: string
}

export function AcceptedInvitation({ business, email, workspaceId }: AcceptedInvitationProps) {
  const t = useGuestWords()
  const me = useMe()
  const cache = useQueryClient()
  const [isGoing, setGoing] = useState(false)
  const isIn = me?.email.toLowerCase() === email.toLowerCase()
  const enter = async () => {
    setGoing(true)
    try {
      await refresh(cache, ['membership'])
      await switchWorkspace(workspaceId)
    } catch (error) {
      toast({ type: 'error', text: messageOf(error) })
      setGoing(false)
    }
  }
  return (
    <GuestPage
      picture={<AllClearPicture />}
      title={t('acceptedTitle', { business })}
      lead={isIn ? t('acceptedText') : t('acceptedLogIn', { email })}>
      <GuestButtons>
        {isIn ? (
          <Button kind="primary" loading={isGoing} onClick={() => void enter()}>
            {t('openBusiness', { business })}
          </Button>
        ) : (
          <ButtonLink kind="primary" href="/login">
            {t('logIn')}
          </ButtonLink>
        )}
      </GuestButtons>
    </GuestPage>
  )
}

export function DeclinedInvitation({ business }: { business: string }) {
  const t = useGuestWords()
  return (
    <GuestPage picture={<AllClearPicture />} title={t('declinedTitle')} lead={t('declinedText', { business, days: declinedPauseDays })} />
  )
}

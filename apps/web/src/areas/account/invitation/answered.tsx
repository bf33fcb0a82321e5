import { declinedPauseDays } from '@allenio/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { refresh } from '#lib/api'
import { switchWorkspace, useMe } from '#shell'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { AllClearPicture } from '#ui/illustrations'
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
  const isIn = me?.email.toLowerCase() === email.toLowerCase()
  const entry = useMutation({
    mutationFn: async () => {
      await refresh(cache, ['membership'])
      await switchWorkspace(workspaceId)
    },
  })
  return (
    <GuestPage
      picture={<AllClearPicture />}
      title={t('acceptedTitle', { business })}
      lead={isIn ? t('acceptedText') : t('acceptedLogIn', { email })}>
      <GuestButtons>
        {isIn ? (
          <Button kind="primary" isBusy={entry.isPending} onClick={() => entry.mutate()}>
            {t('openBusiness', { business })}
          </Button>
        ) : (
          <ButtonLink kind="primary" href={hrefTo('/login')}>
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

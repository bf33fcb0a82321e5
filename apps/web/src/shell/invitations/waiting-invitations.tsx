import { resendConfirmation } from '@allenio/contract/account'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { areaWords } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { toastMessage } from '#ui/toast'

const useInvitationWords = areaWords('shell invitations', {
  it: {
    ownAddress: 'L’invito aspetta che confermi il tuo indirizzo, {{email}}: poi parte da solo, con il nome della tua attività.',
    otherAddress: 'L’invito aspetta che il titolare confermi il suo indirizzo: poi parte da solo, con il nome dell’attività.',
    resend: 'Manda il link di conferma',
  },
  en: {
    ownAddress:
      'The invitation waits until you confirm your address, {{email}}; then it is sent automatically, with the name of your business.',
    otherAddress:
      'The invitation waits until the owner confirms their address; then it is sent automatically, with the name of the business.',
    resend: 'Send the confirmation link',
  },
})

/** Whether invitations wait until an admin of the business has proved an address. */
export const useDoInvitationsWait = (): boolean => useMe()?.workspace?.hasProvedAddress === false

/** Says beside an invitation that it waits, and offers to confirm the address first; nothing once the address is proved. */
export function WaitingInvitations() {
  const t = useInvitationWords()
  const me = useMe()
  const resend = useCall(resendConfirmation, { onSuccess: toastMessage })
  const areWaiting = useDoInvitationsWait()
  if (!me || !areWaiting) return null
  if (me.workspace?.role !== 'admin') return <AttentionLine text={t('otherAddress')} />
  return (
    <AttentionLine
      text={t('ownAddress', { email: me.email })}
      action={
        <Button size="small" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
          {t('resend')}
        </Button>
      }
    />
  )
}

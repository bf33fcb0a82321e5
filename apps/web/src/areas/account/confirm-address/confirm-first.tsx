import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { rememberPath } from '#lib/session'
import { rich } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { TextLink } from '#ui/link'
import { useGuestWords } from '../guest/words.ts'

/** Logging in from here leads back to the link. */
const comeBack = () => rememberPath('local', `${location.pathname}${location.search}`)

interface AskToConfirmProps {
  email: string
  leadsTo: 'joining' | 'choosing a password'
  confirm: () => Promise<void>
  failed: (error: unknown, onRetry: () => void) => ReactNode
}

/**
 * Confirming ends the old password, so a link opened where nobody is signed in to the account waits for a press: programs
 * that check mails open the links too.
 */
export function AskToConfirm({ email, leadsTo, confirm, failed }: AskToConfirmProps) {
  const t = useGuestWords()
  const confirmation = useMutation({ mutationFn: confirm, meta: { quiet: true } })
  if (confirmation.isError) return failed(confirmation.error, confirmation.mutate)
  const isJoining = leadsTo === 'joining'
  const keep = rich(t('keepPassword'), {
    link: text => (
      <TextLink tone="strong" href={hrefTo('/login')} onClick={comeBack}>
        {text}
      </TextLink>
    ),
  })
  return (
    <GuestPage
      title={isJoining ? t('joinTitle') : t('proveTitle')}
      lead={isJoining ? t('joinLead', { email }) : t('proveLead', { email })}
      after={isJoining ? undefined : keep}>
      <Button kind="primary" size="large" wide isBusy={confirmation.isPending} onClick={() => confirmation.mutate()}>
        {isJoining ? t('join') : t('prove')}
      </Button>
    </GuestPage>
  )
}

/** Confirming a new address needs both the mailbox and somebody who is signed in to the account. */
export function LogInToConfirm({ email }: { email: string }) {
  const t = useGuestWords()
  return (
    <GuestPage title={t('changeTitle')} lead={t('changeLead', { email })}>
      <GuestButtons>
        <ButtonLink kind="primary" href={hrefTo('/login')} onClick={comeBack}>
          {t('logIn')}
        </ButtonLink>
      </GuestButtons>
    </GuestPage>
  )
}

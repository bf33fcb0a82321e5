import { messageOf } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { useGuestWords } from './words.ts'

type Kind = 'reset' | 'invitation' | 'confirm' | 'keep'

/** A link that expired, was used or was cut off: the sentence, and the way to a new one. */
export function DeadLink({ kind }: { kind: Kind }) {
  const t = useGuestWords()
  const texts = { reset: t('deadReset'), invitation: t('deadInvitation'), confirm: t('deadConfirm'), keep: t('deadKeep') }
  return (
    <GuestPage picture={<BrokenPicture />} title={t('deadTitle')} lead={texts[kind]}>
      <GuestButtons>
        {kind === 'reset' ? (
          <ButtonLink kind="primary" href="/forgot-password">
            {t('askNewLink')}
          </ButtonLink>
        ) : kind === 'invitation' ? (
          <ButtonLink kind="primary" href="/login">
            {t('logIn')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href="/settings">
            {t('toSettings')}
          </ButtonLink>
        )}
        {kind === 'reset' && <ButtonLink href="/login">{t('logIn')}</ButtonLink>}
      </GuestButtons>
    </GuestPage>
  )
}

interface LinkFailedProps {
  error: unknown
  title?: string
  /** Left out where another try would hear the same. */
  onRetry?: () => void
}

/** The link may be good, but using it did not work. */
export function LinkFailed({ error, title, onRetry }: LinkFailedProps) {
  const t = useGuestWords()
  return (
    <GuestPage picture={<BrokenPicture />} title={title ?? t('failedTitle')} lead={messageOf(error)}>
      {onRetry && (
        <GuestButtons>
          <Button kind="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </GuestButtons>
      )}
    </GuestPage>
  )
}

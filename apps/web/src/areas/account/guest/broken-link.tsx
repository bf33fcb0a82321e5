import { hrefTo } from '#lib/screens'
import { messageOf } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { useGuestWords } from './words.ts'

type Kind = 'reset' | 'invitation' | 'confirm' | 'keep'

/** A link that expired, was used or was cut off: the sentence, and the way to a new one. */
export function DeadLink({ kind }: { kind: Kind }) {
  const t = useGuestWords()
  const toSettings = { href: hrefTo('/settings'), text: t('toSettings') }
  const { lead, ...way } = {
    reset: { lead: t('deadReset'), href: hrefTo('/forgot-password'), text: t('askNewLink') },
    invitation: { lead: t('deadInvitation'), href: hrefTo('/login'), text: t('logIn') },
    confirm: { lead: t('deadConfirm'), ...toSettings },
    keep: { lead: t('deadKeep'), ...toSettings },
  }[kind]
  return (
    <GuestPage picture={<BrokenPicture />} title={t('deadTitle')} lead={lead}>
      <GuestButtons>
        <ButtonLink kind="primary" href={way.href}>
          {way.text}
        </ButtonLink>
        {kind === 'reset' && <ButtonLink href={hrefTo('/login')}>{t('logIn')}</ButtonLink>}
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

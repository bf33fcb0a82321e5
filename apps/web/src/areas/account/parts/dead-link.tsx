import { ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { useGuestWords } from '../words/guest.ts'

type Kind = 'reset' | 'invitation' | 'confirm' | 'keep'

/** A link that expired, was used or was cut off: the sentence, and the way to a new one. */
export function DeadLink({ kind }: { kind: Kind }) {
  const t = useGuestWords()
  const texts = { reset: t('deadReset'), invitation: t('deadInvitation'), confirm: t('deadConfirm'), keep: t('deadKeep') }
  const isPassword = kind === 'reset' || kind === 'invitation'
  return (
    <GuestPage picture={<BrokenPicture />} title={t('deadTitle')} lead={texts[kind]}>
      <GuestButtons>
        {isPassword
          ? <ButtonLink kind="primary" href="/forgot-password">{t('askNewLink')}</ButtonLink>
          : <ButtonLink kind="primary" href="/settings">{t('toSettings')}</ButtonLink>}
        {isPassword && <ButtonLink href="/login">{t('logIn')}</ButtonLink>}
      </GuestButtons>
    </GuestPage>
  )
}

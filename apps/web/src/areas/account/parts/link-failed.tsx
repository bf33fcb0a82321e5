import { messageOf } from '#lib/api'
import { Button } from '#ui/button'
import { BrokenPicture } from '#ui/illustrations'
import { useGuestWords } from '../words/guest.ts'
import { GuestPage } from './guest-page.tsx'
import css from './guest-page.module.css'

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
      {onRetry && <div className={css.buttons}><Button kind="primary" onClick={onRetry}>{t('retry')}</Button></div>}
    </GuestPage>
  )
}

import { messageOf } from '#lib/api'
import { Button } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { useGuestWords } from './words.ts'

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

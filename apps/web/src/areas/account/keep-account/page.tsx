import { keepAccountByLink } from '@allenio/contract/account'
import { CallError, callSaying } from '#lib/api'
import { GuestPage, GuestWaiting } from '#ui/guest-page'
import { AllClearPicture } from '#ui/illustrations'
import { DeadLink, LinkFailed } from '../guest/broken-link.tsx'
import { WayIn } from '../guest/buttons.tsx'
import { isWholeToken, useLink, useLinkValues } from '../guest/link.ts'
import { useGuestWords } from '../guest/words.ts'

export function Page() {
  const { token } = useLinkValues()
  return <div aria-live="polite">{isWholeToken(token) ? <Keep key={token} token={token} /> : <DeadLink kind="keep" />}</div>
}

function Keep({ token }: { token: string }) {
  const t = useGuestWords()
  const use = useLink(`keep ${token}`, async () => {
    const { refreshed } = await callSaying(keepAccountByLink, { token })
    await refreshed
  })
  switch (use.state) {
    case 'waiting':
      return <GuestWaiting />
    case 'failed': {
      const isDead = use.error instanceof CallError && (use.error.status === 410 || use.error.status === 422)
      if (isDead) return <DeadLink kind="keep" />
      return <LinkFailed error={use.error} onRetry={use.again} />
    }
    case 'done':
      return (
        <GuestPage picture={<AllClearPicture />} title={t('keptTitle')} lead={t('keptText')}>
          <WayIn />
        </GuestPage>
      )
  }
}

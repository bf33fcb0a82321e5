import { confirmAddress } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { call, CallError, keyOf } from '#lib/api'
import { session, signOut, useSession } from '#lib/session'
import { ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage, GuestWaiting } from '#ui/guest-page'
import { AllClearPicture } from '#ui/illustrations'
import { isWholeToken, useLinkValues } from '../data/link-token.ts'
import { useLink } from '../data/use-link.ts'
import { DeadLink } from '../parts/dead-link.tsx'
import { LinkFailed } from '../parts/link-failed.tsx'
import { useGuestWords } from '../words/guest.ts'

export function Page() {
  const { token } = useLinkValues()
  return <div aria-live="polite">{isWholeToken(token) ? <Confirm key={token} token={token} /> : <DeadLink kind="confirm" />}</div>
}

function Confirm({ token }: { token: string }) {
  const t = useGuestWords()
  const cache = useQueryClient()
  const { token: isIn } = useSession()
  const use = useLink(`confirm ${token}`, async () => {
    const answer = await call(confirmAddress, { token })
    if (answer.outcome === 'joined') await leaveEndedSession()
    await cache.invalidateQueries({ queryKey: keyOf(getMe) })
    return answer
  })
  switch (use.state) {
    case 'waiting': return <GuestWaiting />
    case 'failed': return <Failed error={use.error} onRetry={use.again} />
    case 'done': {
      const { outcome, email } = use.answer
      const words = {
        confirmed: { title: t('confirmedTitle'), text: t('confirmedText', { email }) },
        changed: { title: t('changedTitle'), text: t('changedText', { email }) },
        joined: { title: t('joinedTitle'), text: t('joinedText', { email }) },
      }[outcome]
      return (
        <GuestPage picture={<AllClearPicture />} title={words.title} lead={words.text}>
          <GuestButtons>
            {isIn ? <ButtonLink kind="primary" href="/home">{t('toHome')}</ButtonLink>
              : <ButtonLink kind="primary" href="/login">{t('logIn')}</ButtonLink>}
          </GuestButtons>
        </GuestPage>
      )
    }
  }
}

/** The registration that has just gone over to an older account lives no longer, and neither does its session here. */
async function leaveEndedSession(): Promise<void> {
  if (session().token === undefined) return
  try {
    await call(getMe, {})
  } catch (error) {
    if (error instanceof CallError && error.status === 401) signOut('local')
  }
}

function Failed({ error, onRetry }: { error: unknown, onRetry: () => void }) {
  const t = useGuestWords()
  if (!(error instanceof CallError) || error.status >= 500) return <LinkFailed error={error} onRetry={onRetry} />
  if (error.status === 410 || error.status === 422) return <DeadLink kind="confirm" />
  return <LinkFailed error={error} title={error.status === 409 ? t('takenTitle') : t('failedTitle')} />
}

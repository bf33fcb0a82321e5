import type { Output } from '@allenio/contract'
import { confirmAddress, getLink } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { call, CallError, read, refresh } from '#lib/api'
import { session, signOut } from '#lib/session'
import { GuestPage, GuestWaiting } from '#ui/guest-page'
import { AllClearPicture } from '#ui/illustrations'
import { DeadLink, LinkFailed } from '../guest/broken-link.tsx'
import { WayIn } from '../guest/buttons.tsx'
import { isWholeToken, useLink, useLinkValues } from '../guest/link.ts'
import { useGuestWords } from '../guest/words.ts'
import { ChooseOwnPassword } from '../password/choose-password.tsx'
import { AskToConfirm, LogInToConfirm } from './confirm-first.tsx'

type Answer = Output<typeof confirmAddress>

export function Page() {
  const { token } = useLinkValues()
  return <div aria-live="polite">{isWholeToken(token) ? <Confirm key={token} token={token} /> : <DeadLink kind="confirm" />}</div>
}

function Confirm({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Answer>()
  const spend = useSpend(token, setAnswer)
  const link = useQuery({
    // not cached, so it is read again after logging in; not read again while the page is open, because the link is used up by then
    ...read(getLink, { token }, { quiet: true }),
    retry: 1,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (answer) return <Confirmed answer={answer} />
  if (link.isError) return <LinkFailed error={link.error} onRetry={() => void link.refetch()} />
  if (link.isPending) return <GuestWaiting fields={0} />
  const { isLive, isDone, email, leadsTo } = link.data
  const failed = (error: unknown, onRetry: () => void) => <Failed error={error} onRetry={onRetry} onUsed={() => void link.refetch()} />
  if (isDone) return <ConfirmedBefore />
  if (!isLive || email === null) return <DeadLink kind="confirm" />
  switch (leadsTo) {
    case 'nothing else':
      return <ConfirmAtOnce token={token} spend={spend} failed={failed} />
    case 'logging in':
      return <LogInToConfirm email={email} />
    case 'joining':
    case 'choosing a password':
      return <AskToConfirm email={email} leadsTo={leadsTo} confirm={async () => void (await spend())} failed={failed} />
    case null:
      return <DeadLink kind="confirm" />
  }
}

/** The page has the answer before anything is read again: the link itself would only say that it was used before. */
function useSpend(token: string, onAnswer: (answer: Answer) => void): () => Promise<Answer> {
  const cache = useQueryClient()
  return async () => {
    const answer = await call(confirmAddress, { token })
    if (answer.outcome === 'joined') await leaveEndedSession()
    onAnswer(answer)
    await refresh(cache, ['account'])
    return answer
  }
}

interface ConfirmAtOnceProps {
  token: string
  spend: () => Promise<Answer>
  failed: (error: unknown, onRetry: () => void) => ReactNode
}

/** A person who is signed in to the account already has its password and its mailbox, so nothing is asked. */
function ConfirmAtOnce({ token, spend, failed }: ConfirmAtOnceProps) {
  const use = useLink(`confirm ${token}`, spend)
  switch (use.state) {
    case 'waiting':
      return <GuestWaiting fields={0} />
    case 'failed':
      return failed(use.error, use.again)
    case 'done':
      return <Confirmed answer={use.answer} />
  }
}

function Confirmed({ answer: { outcome, email, passwordToken } }: { answer: Answer }) {
  const t = useGuestWords()
  if (passwordToken !== null) return <ChooseOwnPassword token={passwordToken} />
  const words = {
    confirmed: { title: t('confirmedTitle'), text: t('confirmedText', { email }) },
    changed: { title: t('changedTitle'), text: t('changedText', { email }) },
    joined: { title: t('joinedTitle'), text: t('joinedText', { email }) },
  }[outcome]
  return (
    <GuestPage picture={<AllClearPicture />} title={words.title} lead={words.text}>
      <WayIn />
    </GuestPage>
  )
}

function ConfirmedBefore() {
  const t = useGuestWords()
  return (
    <GuestPage picture={<AllClearPicture />} title={t('doneTitle')} lead={t('doneText')}>
      <WayIn />
    </GuestPage>
  )
}

/** The registration that has just been joined to an older account no longer exists, and neither does its session on this device. */
async function leaveEndedSession(): Promise<void> {
  if (session().token === undefined) return
  try {
    await call(getMe, {})
  } catch (error) {
    if (error instanceof CallError && error.status === 401) signOut('local')
  }
}

interface FailedProps {
  error: unknown
  onRetry: () => void
  /** Somebody has used the link since this page asked about it: the answer may be that all is done. */
  onUsed: () => void
}

function Failed({ error, onRetry, onUsed }: FailedProps) {
  const t = useGuestWords()
  const isUsed = error instanceof CallError && error.status === 410
  const askAgain = useEffectEvent(onUsed)
  useEffect(() => {
    if (isUsed) askAgain()
  }, [isUsed])
  if (!(error instanceof CallError) || error.status >= 500) return <LinkFailed error={error} onRetry={onRetry} />
  if (isUsed || error.status === 422) return <DeadLink kind="confirm" />
  return <LinkFailed error={error} title={error.status === 409 ? t('takenTitle') : t('failedTitle')} />
}

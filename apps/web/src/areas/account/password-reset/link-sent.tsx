import { askPasswordReset } from '@allenio/contract/account'
import { useEffect, useRef, useState } from 'react'
import { hrefTo } from '#lib/screens'
import { messageOf, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { waitOf } from '#lib/forms'
import { Button } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { MailSentPicture } from '#ui/illustrations'
import { TextLink } from '#ui/link'
import { toast } from '#ui/toast'
import { useGuestWords } from '../guest/words.ts'

interface LinkSentProps {
  email: string
  /** The server's neutral sentence: the same whether the address is known or not. */
  message: string | undefined
  onOther: () => void
}

// time for the first one to arrive
const pauseSeconds = 30

export function LinkSent({ email, message, onOther }: LinkSentProps) {
  const t = useGuestWords()
  const { restTime } = useFormats()
  const { secondsLeft, wait } = useWait(pauseSeconds)
  const heading = useRef<HTMLDivElement>(null)
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  const resend = useCall(askPasswordReset, {
    quiet: true,
    onSuccess: () => {
      toast({ type: 'success', text: t('sentAgain') })
      wait(pauseSeconds)
    },
    onError: error => {
      toast({ type: 'error', text: messageOf(error) })
      wait(waitOf(error) ?? 0)
    },
  })
  return (
    <div ref={heading} tabIndex={-1}>
      <GuestPage
        picture={<MailSentPicture />}
        title={t('sentTitle')}
        lead={
          <>
            {message && <>{message} </>}
            {t('sentTo', { email })}
          </>
        }
        after={
          <TextLink tone="strong" href={hrefTo('/login')}>
            {t('toLogin')}
          </TextLink>
        }>
        <GuestButtons>
          <Button isBusy={resend.isPending} disabled={secondsLeft > 0} onClick={() => resend.mutate({ email })}>
            {secondsLeft > 0 ? t('sendAgainIn', { time: restTime(secondsLeft) }) : t('sendAgain')}
          </Button>
          <Button kind="quiet" onClick={onOther}>
            {t('otherAddress')}
          </Button>
        </GuestButtons>
      </GuestPage>
    </div>
  )
}

/** The seconds that are left, also when the tab was hidden or the device's clock was set back. */
function useWait(seconds: number) {
  const [until, setUntil] = useState(() => performance.now() + seconds * 1000)
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return { secondsLeft, wait: (next: number) => setUntil(performance.now() + next * 1000) }
}

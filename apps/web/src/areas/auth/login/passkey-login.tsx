import { loginWithPasskey } from '@allenio/contract/auth'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, messageOf } from '#lib/api'
import { whenIdle } from '#lib/device'
import { waitOf } from '#lib/forms'
import { Button } from '#ui/button'
import { FormNotice, Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { passkeyForLogin, passkeyFromAutofill, stopCeremony, type PasskeyAnswer } from '../proof/passkey-ceremony.ts'
import { passkeyFailureOf } from '../proof/passkey-failure.ts'
import { useLoginWords } from './words.ts'

// the server keeps a challenge for five minutes, so a new one is requested before that
const askAgainMs = 4 * 60_000

export function PasskeyLogin({ onToken }: { onToken: (token: string) => void }) {
  const t = useLoginWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const enter = async (ask: () => Promise<PasskeyAnswer | undefined>) => {
    const answer = await ask()
    if (!answer) return
    setFailure(undefined)
    setBusy(true)
    onToken((await call(loginWithPasskey, answer)).access_token)
  }
  const fail = (error: unknown) => {
    setBusy(false)
    if (passkeyFailureOf(error) !== 'aborted') setFailure(error)
  }
  const press = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await enter(passkeyForLogin)
    } catch (error) {
      fail(error)
    }
  }
  useAutofill(enter, fail)
  return (
    <Stack gap={16}>
      <Button size="large" wide icon={IconFingerprint} isBusy={isBusy} onClick={() => void press()}>
        {t('usePasskey')}
      </Button>
      <PasskeyNotice failure={failure} onOver={() => setFailure(undefined)} />
    </Stack>
  )
}

function PasskeyNotice({ failure, onOver }: { failure: unknown; onOver: () => void }) {
  const t = useLoginWords()
  if (failure === undefined) return null
  const wait = waitOf(failure)
  if (wait !== undefined) return <FormNotice failure={{ wait, text: undefined }} onOver={onOver} />
  switch (passkeyFailureOf(failure)) {
    case 'impossible':
      return <Notice>{t('passkeyImpossible')}</Notice>
    case 'dismissed':
      return <Notice>{t('passkeyDismissed')}</Notice>
    case 'aborted':
    case 'known already':
    case undefined:
      return <Notice>{messageOf(failure)}</Notice>
  }
}

type Enter = (ask: () => Promise<PasskeyAnswer | undefined>) => Promise<void>

/** While the page is open, the browser offers passkeys where the address is typed. */
function useAutofill(enter: Enter, fail: (error: unknown) => void) {
  const offer = useEffectEvent(async () => {
    let hasAnswered = false
    try {
      await enter(async () => {
        const answer = await passkeyFromAutofill()
        hasAnswered = answer !== undefined
        return answer
      })
    } catch (error) {
      // an offer that nobody accepted is not a failure
      if (hasAnswered) fail(error)
    }
  })
  useEffect(() => {
    let isGone = false
    const begin = () => {
      if (!isGone) void offer()
    }
    const idle = whenIdle(begin)
    const timer = setInterval(begin, askAgainMs)
    return () => {
      isGone = true
      idle()
      clearInterval(timer)
      stopCeremony()
    }
  }, [])
}

import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { rich } from '#lib/words'
import { Button } from '#ui/button'
import { FormNotice } from '#ui/form-notice'
import { BareButton, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useAttempt } from '../proof/attempt.ts'
import { digitsOf, isRefusedFor, isWholeCode } from '../proof/codes.ts'
import css from './form.module.css'
import { LoginHead } from './login-head.tsx'
import { useCodeWords } from './code-words.ts'

interface CodeFormProps {
  email: string
  /** Resolves when the person is logged in; rejects with the server's error. */
  onSubmit: (code: string) => Promise<void>
  onBack: () => void
}

type Kind = 'authenticator' | 'recovery code'

/** The second factor, on the same page: the password stays in memory until the code is right. */
export function CodeForm({ email, onSubmit, onBack }: CodeFormProps) {
  const t = useCodeWords()
  const [kind, setKind] = useState<Kind>('authenticator')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const attempt = useAttempt()
  const isApp = kind === 'authenticator'
  // asked for by the step before: the keyboard stays open for it
  useEffect(() => input.current?.focus(), [kind])

  const send = (typed: string) =>
    attempt.run(async () => {
      try {
        await onSubmit(typed)
      } catch (error) {
        if (isRefusedFor(error, 'wrong code')) input.current?.select()
        throw error
      }
    })
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = isApp ? digitsOf(target.value) : target.value
    setCode(typed)
    if (isApp && isWholeCode(typed) && typed !== code && attempt.failure?.wait === undefined) void send(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (attempt.failure?.wait !== undefined) return
    const isWhole = isApp ? isWholeCode(code) : code.trim() !== ''
    if (isWhole) return void send(code.trim())
    attempt.refuse({ code: isApp ? t('codeMissing') : t('recoveryMissing') })
    input.current?.focus()
  }
  const turn = (text: string) => (
    <BareButton
      className={css.turn}
      onClick={() => {
        setKind(isApp ? 'recovery code' : 'authenticator')
        setCode('')
        attempt.forget()
      }}>
      {text}
    </BareButton>
  )
  return (
    <>
      <LoginHead title={t('codeTitle')} lead={isApp ? t('codeLead', { email }) : t('recoveryLead')} />
      <form onSubmit={submit} noValidate>
        <Stack gap={20}>
          <FormNotice failure={attempt.failure} onOver={attempt.forget} />
          <TextField
            key={kind}
            ref={input}
            size="large"
            label={isApp ? t('code') : t('recoveryCode')}
            name="code"
            value={code}
            onChange={type}
            error={attempt.failure?.fields['code']}
            hint={isApp ? undefined : t('recoveryHint')}
            figures={isApp}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            kind="primary"
            size="large"
            wide
            type="submit"
            className={css.submit}
            isBusy={attempt.isBusy}
            disabled={attempt.failure?.wait !== undefined}>
            {t('confirm')}
          </Button>
        </Stack>
      </form>
      <Text tone={2} className={css.after}>
        {rich(isApp ? t('useRecovery') : t('useAuthenticator'), { link: turn })}
      </Text>
      <Text tone={2} className={css.after}>
        <BareButton className={css.turn} onClick={onBack}>
          {t('otherAccount')}
        </BareButton>
      </Text>
    </>
  )
}

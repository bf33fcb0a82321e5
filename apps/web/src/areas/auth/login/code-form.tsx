import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { rich } from '#lib/words'
import { Button } from '#ui/button'
import { FormNotice } from '#ui/form-notice'
import { Title } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useAttempt } from '../proof/attempt.ts'
import { digitsOf, isRefusedFor, isWholeCode } from '../proof/codes.ts'
import css from './form.module.css'
import { useLoginWords } from './words.ts'

interface CodeFormProps {
  email: string
  /** Resolves when the person is logged in; rejects with the server's error. */
  onSubmit: (code: string) => Promise<void>
  onBack: () => void
}

type Kind = 'authenticator' | 'recovery code'

/** The second factor, on the same page: the password stays in memory until the code is right. */
export function CodeForm({ email, onSubmit, onBack }: CodeFormProps) {
  const t = useLoginWords()
  const [kind, setKind] = useState<Kind>('authenticator')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const tried = useAttempt()
  const isApp = kind === 'authenticator'
  // asked for by the step before: the keyboard stays open for it
  useEffect(() => input.current?.focus(), [kind])

  const send = (typed: string) =>
    tried.attempt(async () => {
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
    if (isApp && isWholeCode(typed) && typed !== code && tried.failure?.wait === undefined) void send(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tried.failure?.wait !== undefined) return
    const isWhole = isApp ? isWholeCode(code) : code.trim() !== ''
    if (isWhole) return void send(code.trim())
    tried.refuse({ code: isApp ? t('codeMissing') : t('recoveryMissing') })
    input.current?.focus()
  }
  const turn = (text: string) => (
    <button
      type="button"
      className={css.turn}
      onClick={() => {
        setKind(isApp ? 'recovery code' : 'authenticator')
        setCode('')
        tried.forget()
      }}>
      {text}
    </button>
  )
  return (
    <>
      <header className={css.head}>
        <Title level={1}>{t('codeTitle')}</Title>
        <p className={css.lead}>{isApp ? t('codeLead', { email }) : t('recoveryLead')}</p>
      </header>
      <form className={css.form} onSubmit={submit} noValidate>
        <FormNotice failure={tried.failure} onOver={tried.forget} />
        <TextField
          key={kind}
          ref={input}
          size="large"
          label={isApp ? t('code') : t('recoveryCode')}
          name="code"
          value={code}
          onChange={type}
          error={tried.failure?.fields['code']}
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
          loading={tried.isBusy}
          disabled={tried.failure?.wait !== undefined}>
          {t('confirm')}
        </Button>
      </form>
      <p className={css.after}>{rich(isApp ? t('useRecovery') : t('useAuthenticator'), { link: turn })}</p>
      <p className={css.after}>
        <button type="button" className={css.turn} onClick={onBack}>
          {t('otherAccount')}
        </button>
      </p>
    </>
  )
}

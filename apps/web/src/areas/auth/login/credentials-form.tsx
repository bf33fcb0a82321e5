import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { TextField } from '#ui/text-field'
import type { Credentials } from './handover.ts'
import { useAttempt } from '../proof/attempt.ts'
import { useLoginWords } from './words.ts'
import { FormNotice } from '#ui/form-notice'
import css from './form.module.css'

export interface CredentialsFormProps {
  /** The values that were typed before the person went a step back. */
  start?: Credentials | undefined
  /** Resolves when the person is logged in or a next step is asked; rejects with the server's error. */
  onSubmit: (credentials: Credentials) => Promise<void>
  /** The browser may offer passkeys among its suggestions for the address. */
  hasPasskeys?: boolean
  forgotHref?: string
}

export function CredentialsForm({ start, onSubmit, hasPasskeys, forgotHref }: CredentialsFormProps) {
  const t = useLoginWords()
  const [email, setEmail] = useState(start?.email ?? '')
  const [password, setPassword] = useState(start?.password ?? '')
  const tried = useAttempt()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { fields = {} } = tried.failure ?? {}

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tried.failure?.wait !== undefined) return
    // the browser's autofill may have reached the input but not the state yet
    const typed = { email: (emailInput.current?.value ?? email).trim(), password: passwordInput.current?.value ?? password }
    const missing = { ...(!typed.email && { email: t('emailMissing') }), ...(!typed.password && { password: t('passwordMissing') }) }
    if (missing.email || missing.password) {
      tried.refuse(missing)
      return (missing.email ? emailInput : passwordInput).current?.focus()
    }
    void tried.attempt(() => onSubmit(typed))
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FormNotice failure={tried.failure} onOver={tried.forget} />
      <TextField
        ref={emailInput}
        size="large"
        label={t('email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={event => setEmail(event.target.value)}
        error={fields['email']}
      />
      <PasswordField
        ref={passwordInput}
        size="large"
        label={t('password')}
        name="password"
        autoComplete="current-password"
        action={
          forgotHref && (
            <TextLink href={forgotHref} className={css.aside}>
              {t('forgot')}
            </TextLink>
          )
        }
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={fields['password']}
      />
      <Button
        kind="primary"
        size="large"
        wide
        type="submit"
        className={css.submit}
        loading={tried.isBusy}
        disabled={tried.failure?.wait !== undefined}>
        {t('logIn')}
      </Button>
    </form>
  )
}

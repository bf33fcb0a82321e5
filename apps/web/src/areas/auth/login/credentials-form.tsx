import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button'
import { FormNotice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { EmailField } from '#ui/text-field'
import { useAttempt } from '../proof/attempt.ts'
import css from './form.module.css'
import type { Credentials } from './handover.ts'
import { useLoginWords } from './words.ts'

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
  const attempt = useAttempt()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { fields = {} } = attempt.failure ?? {}

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (attempt.failure?.wait !== undefined) return
    // the browser's autofill may have reached the input but not the state yet
    const typed = { email: (emailInput.current?.value ?? email).trim(), password: passwordInput.current?.value ?? password }
    const missing = { ...(!typed.email && { email: t('emailMissing') }), ...(!typed.password && { password: t('passwordMissing') }) }
    if (missing.email || missing.password) {
      attempt.refuse(missing)
      return (missing.email ? emailInput : passwordInput).current?.focus()
    }
    void attempt.run(() => onSubmit(typed))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={20}>
        <FormNotice failure={attempt.failure} onOver={attempt.forget} />
        <EmailField
          ref={emailInput}
          size="large"
          label={t('email')}
          name="email"
          autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
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
          isBusy={attempt.isBusy}
          disabled={attempt.failure?.wait !== undefined}>
          {t('logIn')}
        </Button>
      </Stack>
    </form>
  )
}

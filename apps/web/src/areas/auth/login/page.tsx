import { login } from '@allenio/contract/auth'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { call } from '#lib/api'
import { config } from '#lib/config'
import { signIn } from '#lib/session'
import { rich } from '#lib/words'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { OrLine } from '../proof/or-line.tsx'
import { mayUsePasskeys } from '../proof/passkey-failure.ts'
import { CredentialsForm } from './credentials-form.tsx'
import css from './form.module.css'
import { takeCredentials } from './handover.ts'
import type { Credentials } from './handover.ts'
import { LoginHead } from './login-head.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { useLoginWords } from './words.ts'
import { CodeForm } from './code-form.tsx'

/** Never settles: the guard is about to open the requested page, and the button stays busy until then. */
const waitForRedirect = () => new Promise<never>(() => undefined)

export function Page() {
  const [handedOver] = useState(takeCredentials)
  const [credentials, setCredentials] = useState<Credentials | undefined>(handedOver)
  const [needsCode, setNeedsCode] = useState(handedOver !== undefined)

  const enter = async (input: Credentials & { code?: string }) => {
    const { access_token: token } = await call(login, input)
    if (token === undefined) {
      setCredentials({ email: input.email, password: input.password })
      return setNeedsCode(true)
    }
    signIn('local', { token })
    await waitForRedirect()
  }
  if (needsCode && credentials) {
    return (
      <CodeForm
        email={credentials.email}
        onSubmit={code => enter({ ...credentials, code })}
        onBack={() => {
          setCredentials(undefined)
          setNeedsCode(false)
        }}
      />
    )
  }
  return <FirstStep onSubmit={enter} />
}

function FirstStep({ onSubmit }: { onSubmit: (credentials: Credentials) => Promise<void> }) {
  const t = useLoginWords()
  const hasPasskeys = mayUsePasskeys()
  return (
    <>
      <LoginHead title={t('title')} lead={t('lead')} />
      <CredentialsForm onSubmit={onSubmit} hasPasskeys={hasPasskeys} forgotHref={hrefTo('/forgot-password')} />
      {hasPasskeys && (
        <>
          <OrLine className={css.or}>{t('or')}</OrLine>
          <PasskeyLogin onToken={token => signIn('local', { token })} />
        </>
      )}
      {config.isCoachRegistrationOpen && (
        <Text tone={2} className={css.after}>
          {rich(t('newHere'), {
            link: text => (
              <TextLink tone="strong" href={hrefTo('/register')}>
                {text}
              </TextLink>
            ),
          })}
          {config.hasPlans && (
            <>
              <br />
              {t('trial')}
            </>
          )}
        </Text>
      )}
    </>
  )
}

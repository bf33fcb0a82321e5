import { registerClientFromLink } from '@allenio/contract/forms/client-intake'
import { passwordFault } from '@allenio/domain/account'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConsentField } from '#areas/business'
import { FormNotice } from '#ui/form-notice'
import { hrefTo } from '#lib/screens'
import { CallError } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { signIn } from '#lib/session'
import { deviceZone } from '#lib/time-zones'
import { rich, useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { FieldPair } from '#ui/field'
import { GuestForm, GuestPage } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { TextField } from '#ui/text-field'
import { useRegisterWords } from './words.ts'

interface RegisterFormProps {
  code: string
  business: string
  logo: string | null
}

const schema = registerClientFromLink.input.omit({ code: true, locale: true, timeZone: true, phone: true })

// used by another person's last place, or switched off, while this page stood open
const closings: ReadonlySet<string> = new Set(['registration link closed', 'no place left', 'not found'])

export function RegisterForm({ code, business, logo }: RegisterFormProps) {
  const t = useRegisterWords()
  const locale = useLanguage()
  const navigate = useNavigate()
  const [closingError, setClosingError] = useState<CallError>()
  const faultOf = (password: string, email: string) => {
    switch (passwordFault(password, email)) {
      case 'common password':
        return t('commonPassword')
      case 'password holds the address':
        return t('passwordHoldsAddress')
      case undefined:
        return undefined
    }
  }
  const form = useEndpointForm({
    endpoint: registerClientFromLink,
    schema,
    start: { firstName: '', lastName: '', email: '', password: '' },
    check: ({ password, email }) => ({ password: faultOf(password, email) }),
    toInput: values => ({ ...values, code, locale, timeZone: deviceZone() }),
    onSaved: async ({ access_token: token }) => {
      signIn('local', { token })
      await navigate({ to: hrefTo('/home'), replace: true })
    },
    onRefused: error => {
      const isClosed = error instanceof CallError && closings.has(error.code)
      if (isClosed) setClosingError(error)
      return isClosed
    },
  })
  if (closingError) {
    return (
      <GuestPage
        picture={<BrokenPicture />}
        lead={closingError.message || t('closedText')}
        title={closingError.code === 'no place left' ? t('fullTitle') : t('deadTitle')}
      />
    )
  }
  return (
    <GuestPage
      logo={logo}
      title={t('title', { business })}
      lead={t('lead')}
      after={rich(t('known'), {
        link: text => (
          <TextLink tone="strong" href={hrefTo('/login')}>
            {text}
          </TextLink>
        ),
      })}>
      <GuestForm onSubmit={event => void form.submit(event)}>
        <FormNotice failure={form.failure} onOver={form.forget} />
        <FieldPair>
          <TextField size="large" label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField size="large" label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
        </FieldPair>
        <TextField
          size="large"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <PasswordField
          size="large"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <ConsentField business={business} {...form.field('hasAgreed')} />
        <Button kind="primary" size="large" wide type="submit" isBusy={form.isBusy} disabled={form.failure?.wait !== undefined}>
          {t('register')}
        </Button>
      </GuestForm>
    </GuestPage>
  )
}

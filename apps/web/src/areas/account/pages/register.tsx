import { register as registerCall } from '@allenio/contract/forms/account'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { FailureNotice } from '#ui/form-notice'
import { config } from '#lib/config'
import { useEndpointForm } from '#lib/forms'
import { signIn } from '#lib/session'
import { rich, useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { GuestForm, GuestPage, GuestPair } from '#ui/guest-page'
import { TextLink } from '#ui/link'
import { TextField } from '#ui/text-field'
import { usePasswordCheck } from '../data/use-password-check.ts'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { useGuestWords } from '../words/guest.ts'

export function Page() {
  return config.isCoachRegistrationOpen ? <Register /> : <Navigate to="/login" replace />
}

const typedHere = registerCall.input.omit({ locale: true })

const newTab = (href: string) => (text: string) => (
  <TextLink tone="strong" href={href} target="_blank">
    {text}
  </TextLink>
)

function Register() {
  const t = useGuestWords()
  const locale = useLanguage()
  const navigate = useNavigate()
  const passwordFault = usePasswordCheck()
  const { register, control, wrong, submit, isBusy, failure, forget } = useEndpointForm({
    endpoint: registerCall,
    schema: typedHere,
    // false until it is ticked, and the schema accepts only true
    start: { firstName: '', lastName: '', businessName: '', email: '', password: '' },
    check: ({ password, email }) => ({ password: passwordFault(password, email) }),
    toInput: values => ({ ...values, locale }),
    onSaved: async ({ access_token: token }) => {
      signIn('local', { token })
      await navigate({ to: '/home', replace: true })
    },
  })
  const [password, email] = useWatch({ control, name: ['password', 'email'] })
  return (
    <GuestPage
      title={t('registerTitle')}
      lead={t('registerLead')}
      after={rich(t('known'), {
        link: text => (
          <TextLink tone="strong" href="/login">
            {text}
          </TextLink>
        ),
      })}>
      <GuestForm onSubmit={event => void submit(event)}>
        <FailureNotice failure={failure} onOver={forget} />
        <GuestPair>
          <TextField size="large" label={t('firstName')} autoComplete="given-name" {...register('firstName')} error={wrong('firstName')} />
          <TextField size="large" label={t('lastName')} autoComplete="family-name" {...register('lastName')} error={wrong('lastName')} />
        </GuestPair>
        <TextField
          size="large"
          label={t('businessName')}
          autoComplete="organization"
          hint={t('businessHint')}
          {...register('businessName')}
          error={wrong('businessName')}
        />
        <TextField
          size="large"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
          error={wrong('email')}
        />
        <NewPasswordField
          size="large"
          label={t('password')}
          typed={password ?? ''}
          email={email ?? ''}
          {...register('password')}
          error={wrong('password')}
        />
        <Checkbox
          label={rich(t('agree'), { terms: newTab('/terms'), privacy: newTab('/privacy') })}
          {...register('hasAgreed')}
          error={wrong('hasAgreed')}
        />
        <Button kind="primary" size="large" wide type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>
          {t('register')}
        </Button>
      </GuestForm>
    </GuestPage>
  )
}

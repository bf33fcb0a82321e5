import { professions } from '@allenio/contract'
import { register as registerCall } from '@allenio/contract/forms/account'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { ConsentField } from '#areas/business'
import { hrefTo } from '#lib/screens'
import { config } from '#lib/config'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { signIn } from '#lib/session'
import { deviceZone } from '#lib/time-zones'
import { rich, useLanguage } from '#lib/words'
import { FieldPair, FieldSet } from '#ui/field'
import { FormBody } from '#ui/form'
import { GuestPage } from '#ui/guest-page'
import { TextLink } from '#ui/link'
import { SegmentedControl } from '#ui/segmented-control'
import { EmailField, TextField } from '#ui/text-field'
import { GuestSubmit } from '../guest/buttons.tsx'
import { useGuestWords } from '../guest/words.ts'
import { NewPasswordField, usePasswordCheck } from '../password/new-password-field.tsx'

export function Page() {
  return config.isCoachRegistrationOpen ? <Register /> : <Navigate to={hrefTo('/login')} replace />
}

const typedHere = registerCall.input.omit({ locale: true, timeZone: true })

function Register() {
  const t = useGuestWords()
  const locale = useLanguage()
  const navigate = useNavigate()
  const passwordFault = usePasswordCheck()
  const form = useEndpointForm({
    endpoint: registerCall,
    schema: typedHere,
    // false until it is ticked, and the schema accepts only true
    start: { firstName: '', lastName: '', businessName: '', email: '', password: '' },
    check: ({ password, email }) => ({ password: passwordFault(password, email) }),
    toInput: values => ({ ...values, locale, timeZone: deviceZone() }),
    onSaved: async ({ access_token: token }) => {
      signIn('local', { token })
      await navigate({ to: hrefTo('/home'), replace: true })
    },
  })
  const [password, email] = useWatch({ control: form.control, name: ['password', 'email'] })
  const profession = useFormValue(form, 'profession')
  return (
    <GuestPage
      title={t('registerTitle')}
      lead={t(config.hasPlans ? 'registerLead' : 'registerLeadWithoutPlans')}
      after={rich(t('known'), {
        link: text => (
          <TextLink tone="strong" href={hrefTo('/login')}>
            {text}
          </TextLink>
        ),
      })}>
      <FormBody form={form} gap={20}>
        <FieldPair>
          <TextField size="large" label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField size="large" label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
        </FieldPair>
        <TextField
          size="large"
          label={t('businessName')}
          autoComplete="organization"
          hint={t('businessHint')}
          {...form.field('businessName')}
        />
        <FieldSet label={t('profession')} error={profession.error}>
          <SegmentedControl
            wide
            size="medium"
            label={t('profession')}
            options={professions.map(value => ({ value, label: t(value) }))}
            value={profession.value}
            onChange={profession.onChange}
          />
        </FieldSet>
        <EmailField size="large" label={t('email')} {...form.field('email')} />
        <NewPasswordField size="large" label={t('password')} typed={password ?? ''} email={email ?? ''} {...form.field('password')} />
        <ConsentField {...form.field('hasAgreed')} />
        <GuestSubmit form={form}>{t('register')}</GuestSubmit>
      </FormBody>
    </GuestPage>
  )
}

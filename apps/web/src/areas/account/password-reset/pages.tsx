import { resetPassword } from '@allenio/contract/account'
import { askPasswordReset } from '@allenio/contract/forms/account'
import { useState } from 'react'
import { useEndpointForm } from '#lib/forms'
import { hrefTo } from '#lib/screens'
import { FormBody } from '#ui/form'
import { GuestPage } from '#ui/guest-page'
import { TextLink } from '#ui/link'
import { EmailField } from '#ui/text-field'
import { GuestSubmit } from '../guest/buttons.tsx'
import { useLinkValues } from '../guest/link.ts'
import { useGuestWords } from '../guest/words.ts'
import { ChoosePassword } from '../password/choose-password.tsx'
import { LinkSent } from './link-sent.tsx'

interface SentLink {
  email: string
  message: string | undefined
}

export function ForgotPage() {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<SentLink>()
  if (sent) return <LinkSent email={sent.email} message={sent.message} onOther={() => setSent(undefined)} />
  const done = (answer: SentLink) => {
    setTyped(answer.email)
    setSent(answer)
  }
  return <Ask typed={typed} onDone={done} />
}

function Ask({ typed, onDone }: { typed: string; onDone: (sent: SentLink) => void }) {
  const t = useGuestWords()
  const form = useEndpointForm({
    endpoint: askPasswordReset,
    schema: askPasswordReset.input,
    start: { email: typed },
    toInput: values => values,
    onSaved: (_, { values, message }) => onDone({ email: values.email, message }),
  })
  return (
    <GuestPage
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      after={
        <TextLink tone="strong" href={hrefTo('/login')}>
          {t('toLogin')}
        </TextLink>
      }>
      <FormBody form={form} gap={20}>
        <EmailField size="large" label={t('email')} {...form.field('email')} />
        <GuestSubmit form={form}>{t('sendLink')}</GuestSubmit>
      </FormBody>
    </GuestPage>
  )
}

export function ResetPage() {
  const t = useGuestWords()
  const { token, email } = useLinkValues()
  return (
    <ChoosePassword
      key={token}
      token={token}
      kind="reset"
      endpoint={resetPassword}
      toInput={password => ({ token, email, password })}
      resultOf={answer => answer}
      title={t('resetTitle')}
      lead={address => t('resetFor', { email: address || email })}
    />
  )
}

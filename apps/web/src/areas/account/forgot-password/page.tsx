import { askPasswordReset } from '@allenio/contract/forms/account'
import { useState } from 'react'
import { FailureNotice } from '#ui/form-notice'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { GuestForm, GuestPage } from '#ui/guest-page'
import { TextLink } from '#ui/link'
import { TextField } from '#ui/text-field'
import { LinkSent } from './link-sent.tsx'
import { useGuestWords } from '../guest/words.ts'

interface SentLink {
  email: string
  message: string | undefined
}

export function Page() {
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
  const { register, wrong, submit, isBusy, failure, forget } = useEndpointForm({
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
        <TextLink tone="strong" href="/login">
          {t('toLogin')}
        </TextLink>
      }>
      <GuestForm onSubmit={event => void submit(event)}>
        <FailureNotice failure={failure} onOver={forget} />
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
        <Button kind="primary" size="large" wide type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>
          {t('sendLink')}
        </Button>
      </GuestForm>
    </GuestPage>
  )
}

import { updateProfile } from '@allenio/contract/forms/account'
import { IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '#ui/form-notice'
import { useUnsaved } from '#shell'
import { useEndpointForm } from '#lib/forms'
import type { SettingsSectionProps } from '#lib/settings'
import { Button } from '#ui/button'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { showProfile } from './data.ts'
import { useSettingsWords } from './words.ts'
import { EmailRow } from './email-row.tsx'
import { PhotoRow } from './photo-row.tsx'
import css from './settings.module.css'

export { IconUser as Icon }

export function Section({ me }: SettingsSectionProps) {
  // mounted again after saving, because the fields would not take over the server's form of the values
  const [form, setForm] = useState({ round: 0, saved: namesOf(me) })
  return (
    <div className={css.stack}>
      <PhotoRow me={me} />
      <NameForm key={form.round} saved={form.saved} onAnew={saved => setForm({ round: form.round + 1, saved })} />
      <EmailRow me={me} />
    </div>
  )
}

type Names = Record<'firstName' | 'lastName' | 'phone', string>

const namesOf = ({ firstName, lastName, phone }: { firstName: string; lastName: string; phone: string | null }): Names => ({
  firstName,
  lastName,
  phone: phone ?? '',
})

const typedHere = updateProfile.input.pick({ firstName: true, lastName: true, phone: true })

function NameForm({ saved, onAnew }: { saved: Names; onAnew: (saved: Names) => void }) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const {
    register,
    wrong,
    submit,
    isBusy,
    failure,
    forget,
    formState: { isDirty },
  } = useEndpointForm({
    endpoint: updateProfile,
    schema: typedHere,
    start: saved,
    toInput: values => values,
    onSaved: (profile, { message }) => {
      showProfile(cache, profile)
      onAnew(namesOf(profile))
      if (message) toast({ type: 'success', text: message })
    },
  })
  useUnsaved(isDirty)
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <FailureNotice failure={failure} onOver={forget} />
      <div className={css.pair}>
        <TextField label={t('firstName')} autoComplete="given-name" {...register('firstName')} error={wrong('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...register('lastName')} error={wrong('lastName')} />
      </div>
      <TextField
        label={t('phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('phoneHint')}
        {...register('phone')}
        error={wrong('phone')}
      />
      {(isDirty || isBusy) && (
        <div className={css.buttons}>
          <Button kind="primary" type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>
            {t('save')}
          </Button>
          <Button onClick={() => onAnew(saved)}>{t('cancel')}</Button>
        </div>
      )}
    </form>
  )
}

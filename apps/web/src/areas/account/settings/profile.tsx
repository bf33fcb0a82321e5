import { updateProfile } from '@allenio/contract/forms/account'
import { IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { showProfile } from '../data/show-profile.ts'
import { useEndpointForm } from '../data/use-endpoint-form.ts'
import { useUnsaved } from '../data/use-unsaved.ts'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { EmailRow } from './email-row.tsx'
import { PhotoRow } from './photo-row.tsx'
import type { SettingsSectionProps } from './registry.ts'
import css from './settings.module.css'

export { IconUser as Icon }

export function Section({ me }: SettingsSectionProps) {
  return (
    <div className={css.stack}>
      <PhotoRow me={me} />
      <NameForm me={me} />
      <EmailRow me={me} />
    </div>
  )
}

const typedHere = updateProfile.input.pick({ firstName: true, lastName: true, phone: true })

function NameForm({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const { register, wrong, submit, isBusy, failure, forget, reset, formState: { isDirty } } = useEndpointForm({
    endpoint: updateProfile,
    schema: typedHere,
    start: { firstName: me.firstName, lastName: me.lastName, phone: me.phone ?? '' },
    toInput: values => values,
    onDone: (profile, { message }) => {
      const { firstName, lastName, phone } = profile
      reset({ firstName, lastName, phone: phone ?? '' })
      showProfile(cache, profile)
      if (message) toast({ type: 'success', text: message })
    },
  })
  useUnsaved(isDirty)
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FailureNotice failure={failure} onOver={forget} />
      <div className={css.pair}>
        <TextField label={t('firstName')} autoComplete="given-name" {...register('firstName')} error={wrong('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...register('lastName')} error={wrong('lastName')} />
      </div>
      <TextField
        label={t('phone')} optional type="tel" inputMode="tel" autoComplete="tel" hint={t('phoneHint')}
        {...register('phone')} error={wrong('phone')}
      />
      {(isDirty || isBusy) && (
        <div className={css.buttons}>
          <Button kind="primary" type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>{t('save')}</Button>
          <Button onClick={() => reset()}>{t('cancel')}</Button>
        </div>
      )}
    </form>
  )
}

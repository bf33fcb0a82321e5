import { changePassword } from '@allenio/contract/forms/account'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useEndpointForm } from '#lib/forms'
import type { SettingsSectionProps } from '#lib/settings'
import { useUnsaved } from '#shell'
import { Button } from '#ui/button'
import { FailureNotice } from '#ui/form-notice'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { toast } from '#ui/toast'
import { NewPasswordField, usePasswordCheck } from '../password/new-password-field.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

export { IconLock as Icon }

export function Section({ me }: SettingsSectionProps) {
  // mounted again after the change, which clears the typed values and their faults
  const [round, setRound] = useState(0)
  return <PasswordForm key={round} me={me} onDone={() => setRound(round + 1)} />
}

function PasswordForm({ me, onDone }: SettingsSectionProps & { onDone: () => void }) {
  const t = useSettingsWords()
  const passwordFault = usePasswordCheck()
  const {
    register,
    control,
    wrong,
    submit,
    isBusy,
    failure,
    forget,
    formState: { isDirty },
  } = useEndpointForm({
    endpoint: changePassword,
    schema: changePassword.input,
    start: { currentPassword: '', newPassword: '' },
    check: ({ newPassword }) => ({ newPassword: passwordFault(newPassword, me.email) }),
    toInput: values => values,
    onSaved: (_, { message }) => {
      onDone()
      if (message) toast({ type: 'success', text: message })
    },
  })
  const newPassword = useWatch({ control, name: 'newPassword' })
  useUnsaved(isDirty)
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <p className={css.text}>{t('passwordText')}</p>
      <FailureNotice failure={failure} onOver={forget} />
      <input type="text" name="username" autoComplete="username" defaultValue={me.email} hidden readOnly />
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        action={<TextLink href="/forgot-password">{t('forgot')}</TextLink>}
        {...register('currentPassword')}
        error={wrong('currentPassword')}
      />
      <NewPasswordField
        label={t('newPassword')}
        typed={newPassword ?? ''}
        email={me.email}
        {...register('newPassword')}
        error={wrong('newPassword')}
      />
      <div className={css.buttons}>
        <Button kind={isDirty ? 'primary' : 'secondary'} type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  )
}

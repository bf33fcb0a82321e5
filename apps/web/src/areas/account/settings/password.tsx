import { changePassword } from '@allenio/contract/forms/account'
import { listSessions } from '@allenio/contract/auth'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { keyOf } from '#lib/api'
import { Button } from '#ui/button'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { toast } from '#ui/toast'
import { useEndpointForm } from '../data/use-endpoint-form.ts'
import { usePasswordCheck } from '../data/use-password-check.ts'
import { useUnsaved } from '../data/use-unsaved.ts'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { useSettingsWords } from '../words/settings.ts'
import type { SettingsSectionProps } from './registry.ts'
import css from './settings.module.css'

export { IconLock as Icon }

const empty = { currentPassword: '', newPassword: '' }

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const passwordFault = usePasswordCheck()
  const { register, control, wrong, submit, isBusy, failure, forget, reset, formState: { isDirty } } = useEndpointForm({
    endpoint: changePassword,
    schema: changePassword.input,
    start: empty,
    check: ({ newPassword }) => ({ newPassword: passwordFault(newPassword, me.email) }),
    toInput: values => values,
    onDone: async (_, { message }) => {
      reset(empty)
      if (message) toast({ type: 'success', text: message })
      await cache.invalidateQueries({ queryKey: keyOf(listSessions) })
    },
  })
  const newPassword = useWatch({ control, name: 'newPassword' })
  useUnsaved(isDirty)
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.text}>{t('passwordText')}</p>
      <FailureNotice failure={failure} onOver={forget} />
      <input type="text" name="username" autoComplete="username" defaultValue={me.email} hidden readOnly />
      <PasswordField
        label={t('currentPassword')} autoComplete="current-password"
        action={<TextLink href="/forgot-password">{t('forgot')}</TextLink>}
        {...register('currentPassword')} error={wrong('currentPassword')}
      />
      <NewPasswordField
        label={t('newPassword')} typed={newPassword ?? ''} email={me.email}
        {...register('newPassword')} error={wrong('newPassword')}
      />
      <div className={css.buttons}>
        <Button kind={isDirty ? 'primary' : 'secondary'} type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  )
}

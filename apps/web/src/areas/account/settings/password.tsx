import { changePassword } from '@allenio/contract/forms/account'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { hrefTo } from '#lib/screens'
import { useEndpointForm } from '#lib/forms'
import type { SettingsSectionProps } from '#lib/settings'
import { useUnsaved } from '#shell'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { Row } from '#ui/layout'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { NewPasswordField, usePasswordCheck } from '../password/new-password-field.tsx'
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
  const form = useEndpointForm({
    endpoint: changePassword,
    schema: changePassword.input,
    start: { currentPassword: '', newPassword: '' },
    check: ({ newPassword }) => ({ newPassword: passwordFault(newPassword, me.email) }),
    toInput: values => values,
    onSaved: (answer, more) => {
      onDone()
      toastMessage(answer, more)
    },
  })
  const { isDirty } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  useUnsaved(isDirty)
  return (
    <FormBody form={form}>
      <Text tone={2} prose>
        {t('passwordText')}
      </Text>
      <input type="text" name="username" autoComplete="username" defaultValue={me.email} hidden readOnly />
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        action={<TextLink href={hrefTo('/forgot-password')}>{t('forgot')}</TextLink>}
        {...form.field('currentPassword')}
      />
      <NewPasswordField label={t('newPassword')} typed={newPassword ?? ''} email={me.email} {...form.field('newPassword')} />
      <Row>
        <Button kind={isDirty ? 'primary' : 'secondary'} type="submit" isBusy={form.isBusy} disabled={form.failure?.wait !== undefined}>
          {t('changePassword')}
        </Button>
      </Row>
    </FormBody>
  )
}

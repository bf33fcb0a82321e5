import { PhoneField } from '#ui/phone-field'
import { updateProfile } from '@allenio/contract/forms/account'
import { IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEndpointForm, useFormValue } from '#lib/forms'
import type { SettingsSectionProps } from '#lib/settings'
import { useUnsaved } from '#shell'
import { FieldPair } from '#ui/field'
import { FormBody, SaveRow } from '#ui/form'
import { Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { showProfile } from './data.ts'
import { EmailRow } from './email-row.tsx'
import { PhotoRow } from './photo-row.tsx'
import { useSettingsWords } from './words.ts'

export { IconUser as Icon }

export function Section({ me }: SettingsSectionProps) {
  return (
    <Stack gap={24}>
      <PhotoRow me={me} />
      <NameForm me={me} />
      <EmailRow me={me} />
    </Stack>
  )
}

type Names = Record<'firstName' | 'lastName' | 'phone', string>

const namesOf = ({ firstName, lastName, phone }: { firstName: string; lastName: string; phone: string | null }): Names => ({
  firstName,
  lastName,
  phone: phone ?? '',
})

const typedHere = updateProfile.input.pick({ firstName: true, lastName: true, phone: true })

function NameForm({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const form = useEndpointForm({
    endpoint: updateProfile,
    schema: typedHere,
    start: namesOf(me),
    toInput: values => values,
    onSaved: (profile, more) => {
      showProfile(cache, profile)
      // the fields take over the server's form of the values
      form.reset(namesOf(profile))
      toastMessage(profile, more)
    },
  })
  const phone = useFormValue(form, 'phone')
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  return (
    <FormBody form={form}>
      <FieldPair>
        <TextField label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </FieldPair>
      <PhoneField label={t('phone')} optional autoComplete="tel" {...phone} value={phone.value ?? ''} />
      <SaveRow form={form} />
    </FormBody>
  )
}

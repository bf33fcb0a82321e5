import { updateProfessionalProfile } from '@allenio/contract/forms/professionals'
import { professionalLimits, type ProfessionalProfile } from '@allenio/contract/professionals'
import { useEndpointForm } from '#lib/forms'
import { useUnsaved } from '#shell'
import { FieldPair } from '#ui/field'
import { FormBody, SaveRow } from '#ui/form'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { useProfessionalWords } from './words.ts'

const schema = updateProfessionalProfile.input.pick({ title: true, register: true, registerNumber: true, practiceAddress: true })

const valuesOf = ({ title, register, registerNumber, practiceAddress }: ProfessionalProfile) => ({
  title,
  register,
  registerNumber,
  practiceAddress,
})

export function ProfileForm({ profile }: { profile: ProfessionalProfile }) {
  const t = useProfessionalWords()
  const form = useEndpointForm({
    endpoint: updateProfessionalProfile,
    schema,
    start: valuesOf(profile),
    toInput: values => values,
    onSaved: (saved, more) => {
      form.reset(valuesOf(saved))
      toastMessage(saved, more)
    },
  })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  return (
    <FormBody form={form}>
      <FieldPair>
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          optional
          autoComplete="honorific-prefix"
          maxLength={professionalLimits.title}
          {...form.field('title')}
        />
        <TextField
          label={t('registerNumber')}
          optional
          autoComplete="off"
          maxLength={professionalLimits.registerNumber}
          {...form.field('registerNumber')}
        />
      </FieldPair>
      <TextField
        label={t('register')}
        hint={t('registerHint')}
        optional
        autoComplete="off"
        maxLength={professionalLimits.register}
        {...form.field('register')}
      />
      <TextField
        label={t('practiceAddress')}
        optional
        autoComplete="street-address"
        maxLength={professionalLimits.practiceAddress}
        {...form.field('practiceAddress')}
      />
      <SaveRow form={form} />
    </FormBody>
  )
}

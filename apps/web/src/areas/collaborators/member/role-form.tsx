import { updateCollaborator } from '@allenio/contract/forms/collaborators'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useUnsaved } from '#shell'
import { FormBody, SaveRow } from '#ui/form'
import { toastMessage } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import css from '../team/team.module.css'
import { RoleFields } from './role-fields.tsx'

const choices = updateCollaborator.input.pick({ role: true, isNameHidden: true })

export function RoleForm({ member: { id, role, private: details } }: { member: Collaborator }) {
  const form = useEndpointForm({
    endpoint: updateCollaborator,
    schema: choices,
    start: { role, isNameHidden: details?.isNameHidden ?? false },
    toInput: values => ({ id, ...values }),
    onSaved: toastMessage,
  })
  const { isDirty } = form.formState
  useUnsaved(isDirty && !form.isBusy)
  return (
    <FormBody form={form} gap={20} className={css.form}>
      <RoleFields role={useFormValue(form, 'role')} isNameHidden={form.field('isNameHidden')} />
      <SaveRow form={form} />
    </FormBody>
  )
}

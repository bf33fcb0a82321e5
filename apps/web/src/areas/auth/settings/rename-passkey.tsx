import { renamePasskey } from '@allenio/contract/forms/auth'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import type { Passkey } from './passkeys.tsx'
import { useSecurityWords } from './words.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
}

const typedHere = renamePasskey.input.pick({ name: true })

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const t = useSecurityWords()
  const form = useEndpointForm({
    endpoint: renamePasskey,
    schema: typedHere,
    start: { name },
    toInput: values => ({ id, ...values }),
    onSaved: onClose,
  })
  return (
    <FormModal form={form} title={t('renameTitle')} onClose={onClose}>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={80}
        onFocus={event => event.target.select()}
        data-autofocus
        {...form.field('name')}
      />
    </FormModal>
  )
}

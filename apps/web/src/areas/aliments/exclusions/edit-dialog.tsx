import type { Input } from '@allenio/contract'
import { updateExclusion } from '@allenio/contract/exclusions'
import type { ClientExclusion } from '@allenio/contract/exclusions'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { editSchema } from './exclusion-form.tsx'
import { KindChoice, useTargetText } from './kind-mark.tsx'
import { useExclusionWords } from './words.ts'

interface EditDialogProps {
  clientId: string
  exclusion: ClientExclusion
  onClose: () => void
}

/** The excluded food stays; its gravity and the note may change. */
export function EditDialog({ clientId, exclusion, onClose }: EditDialogProps) {
  const t = useExclusionWords()
  const textOf = useTargetText()
  const form = useEndpointForm({
    schema: editSchema,
    start: { kind: exclusion.kind, note: exclusion.note },
    endpoint: updateExclusion,
    toInput: (values): Input<typeof updateExclusion> => ({ id: clientId, exclusionId: exclusion.id, ...values }),
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('saved') })
    },
  })
  const kind = useFormValue(form, 'kind')
  return (
    <FormModal form={form} title={t('editTitle', { name: textOf(exclusion) })} onClose={onClose}>
      <KindChoice value={kind.value} onChange={kind.onChange} />
      <TextArea label={t('note')} hint={t('noteHint')} optional minRows={2} {...form.field('note')} />
    </FormModal>
  )
}

import type { Input } from '@allenio/contract'
import { exclusionKinds, updateExclusion, type ClientExclusion } from '@allenio/contract/aliments'
import { kindsOfTarget } from '@allenio/domain/aliments'
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
  // one that was entered before kinds had targets of their own keeps its kind
  const kinds = exclusionKinds.filter(each => each === exclusion.kind || kindsOfTarget(exclusion.target).includes(each))
  return (
    <FormModal form={form} title={t('editTitle', { name: textOf(exclusion) })} asksBeforeDiscard onClose={onClose}>
      {kinds.length > 1 && <KindChoice kinds={kinds} value={kind.value} onChange={kind.onChange} />}
      <TextArea label={t('note')} hint={t('noteHint')} optional minRows={2} {...form.field('note')} />
    </FormModal>
  )
}

import type { Input } from '@allenio/contract'
import { createExclusions, type ClientExclusion } from '@allenio/contract/aliments'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { AddFields, newExclusions, useAddSchema } from './exclusion-form.tsx'
import { useExclusionWords } from './words.ts'

interface AddDialogProps {
  clientId: string
  exclusions: readonly ClientExclusion[]
  /** The search begins with this text. */
  typed?: string | undefined
  onClose: () => void
}

/** Several exclusions of one kind at once. */
export function AddDialog({ clientId, exclusions, typed, onClose }: AddDialogProps) {
  const t = useExclusionWords()
  const form = useEndpointForm({
    ...useAddSchema(),
    endpoint: createExclusions,
    toInput: (values): Input<typeof createExclusions> => ({ id: clientId, exclusions: newExclusions(values) }),
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: t('added', { count: values.chosen.length }) })
    },
  })
  return (
    <FormModal form={form} title={t('addTitle')} size="medium" save={t('add')} asksBeforeDiscard onClose={onClose}>
      <AddFields form={form} exclusions={exclusions} hasFoods typed={typed} noteHint={t('noteHint')} />
    </FormModal>
  )
}

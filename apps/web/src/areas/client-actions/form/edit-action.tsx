import { updateClientAction } from '@allenio/contract/client-actions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { showAction } from '../data.ts'
import { valuesOf, type AskedAction } from './values.ts'
import { useActionWords } from '../words.ts'
import { ActionFields } from './action-fields.tsx'
import { useActionForm } from './use-action-form.ts'

export function EditAction({ action, onClose }: { action: AskedAction; onClose: () => void }) {
  const t = useActionWords()
  const cache = useQueryClient()
  const [start] = useState(() => valuesOf(action))
  const form = useActionForm({
    endpoint: updateClientAction,
    toInput: fields => ({ id: action.id, ...fields }),
    start,
    onSaved: saved => {
      showAction(cache, saved)
      toast({ type: 'success', text: t('saved') })
      onClose()
    },
  })
  return (
    <FormModal form={form} size="medium" title={t('editTitle')} reachesOthers onClose={onClose}>
      <ActionFields form={form} />
    </FormModal>
  )
}

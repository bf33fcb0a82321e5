import { updateClientAction } from '@allenio/contract/client-actions'
import type { ClientAction } from '@allenio/contract/client-actions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '#ui/form-notice'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { showAction } from '../data.ts'
import { valuesOf } from './values.ts'
import { useActionWords } from '../words.ts'
import { ActionFields } from './action-fields.tsx'
import { useActionForm } from './use-action-form.ts'

const formId = 'edit-action'

export function EditAction({ action, onClose }: { action: ClientAction; onClose: () => void }) {
  const t = useActionWords()
  const cache = useQueryClient()
  const [start] = useState(() => valuesOf(action))
  const form = useActionForm({
    endpoint: updateClientAction,
    id: action.id,
    start,
    onDone: saved => {
      showAction(cache, saved)
      toast({ type: 'success', text: t('saved') })
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editTitle')}
      closeOnOutside={!form.formState.isDirty}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} loading={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={event => void form.submit(event)} noValidate>
        <FailureNotice failure={form.failure} onOver={form.forget} />
        <ActionFields form={form} />
      </form>
    </Modal>
  )
}

import { addClients } from '@allenio/contract/collaborators'
import { useState } from 'react'
import { callSaying, useSettled } from '#lib/api'
import { useFormValue, useSubmitForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import { SearchField } from '../team/search-field.tsx'
import { useWords } from '../words/index.ts'
import { ClientPicks } from './client-picks.tsx'
import { checkBy } from './data.ts'

interface AssignDialogProps {
  member: Pick<Collaborator, 'id' | 'name'>
  /** clients who are shown as assigned already, and are not offered again */
  assignedIds: ReadonlySet<string>
  onClose: () => void
}

interface Selection {
  clientIds: string[]
}

/** Assigns clients to a collaborator; they are found by typing and chosen one by one. */
export function AssignDialog({ member: { id, name }, assignedIds, onClose }: AssignDialogProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const form = useSubmitForm<Selection, Selection>({
    start: { clientIds: [] },
    resolver: checkBy(({ clientIds }) => ({ clientIds: clientIds.length === 0 && t('assignMissing') })),
    send: async ({ clientIds }) => {
      const { data, refreshed } = await callSaying(addClients, { id, clientIds })
      await refreshed
      const text = data.added > 0 ? t('assigned', { count: data.added, name }) : t('assignedAlready', { name })
      toast({ type: data.added > 0 ? 'success' : 'info', text })
      onClose()
    },
  })
  const { value, onChange, error } = useFormValue(form, 'clientIds')
  return (
    <FormModal
      form={form}
      size="medium"
      title={t('assignTitle', { name })}
      save={value.length > 0 ? t('assignMany', { count: value.length }) : t('assignAction')}
      reachesOthers
      onClose={onClose}>
      <SearchField
        label={t('assignField')}
        placeholder={t('assignPlaceholder')}
        autoComplete="off"
        value={typed}
        onSearch={setTyped}
        error={error}
      />
      <ClientPicks name={name} search={search} assignedIds={assignedIds} selectedIds={value} onChoose={onChange} />
    </FormModal>
  )
}

import { addClients } from '@allenio/contract/collaborators'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCall, useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'
import { ClientPicks } from './client-picks.tsx'
import css from '../team/team.module.css'

interface AssignDialogProps {
  member: Pick<Collaborator, 'id' | 'name'>
  /** clients who are shown as assigned already, and are not offered again */
  assignedIds: ReadonlySet<string>
  opened: boolean
  onClose: () => void
}

const nobody: ReadonlySet<string> = new Set()

/** Assigns clients to a collaborator; they are found by typing and chosen one by one. */
export function AssignDialog({ member: { id, name }, assignedIds, opened, onClose }: AssignDialogProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [selectedIds, setSelectedIds] = useState(nobody)
  const [isSubmitted, setSubmitted] = useState(false)
  const search = useSettled(typed)
  const close = () => {
    onClose()
    setSelectedIds(nobody)
    setSubmitted(false)
    setTyped('')
  }
  const assignment = useCall(addClients, {
    onSuccess: ({ added }) => {
      const text = added > 0 ? t('assigned', { count: added, name }) : t('assignedAlready', { name })
      toast({ type: added > 0 ? 'success' : 'info', text })
      close()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (selectedIds.size > 0 && !assignment.isPending) assignment.mutate({ id, clientIds: [...selectedIds] })
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('assignTitle', { name })}
      closeOnOutside={selectedIds.size === 0}
      foot={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="assign-clients" loading={assignment.isPending}>
            {selectedIds.size > 0 ? t('assignMany', { count: selectedIds.size }) : t('assignAction')}
          </Button>
        </>
      }>
      <form id="assign-clients" className={css.picking} onSubmit={submit}>
        <TextField
          label={t('assignField')}
          labelHidden
          type="search"
          placeholder={t('assignPlaceholder')}
          autoComplete="off"
          data-autofocus
          icon={<IconSearch stroke={1.5} />}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onClear={() => setTyped('')}
          error={isSubmitted && selectedIds.size === 0 ? t('assignMissing') : undefined}
        />
        {opened && (
          <ClientPicks name={name} search={search} assignedIds={assignedIds} selectedIds={selectedIds} onChoose={setSelectedIds} />
        )}
      </form>
    </Modal>
  )
}

import { addClients } from '@allenio/contract/collaborators'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCall, useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import type { Collaborator } from '../data/use-team.ts'
import { useWords } from '../words/index.ts'
import { ClientPicks } from './client-picks.tsx'
import css from './team.module.css'

interface AssignDialogProps {
  member: Pick<Collaborator, 'id' | 'name'>
  /** clients who are shown as assigned already, and are not offered again */
  known: ReadonlySet<string>
  opened: boolean
  onClose: () => void
}

const nobody: ReadonlySet<string> = new Set()

/** Assigns clients to a collaborator; they are found by typing and chosen one by one. */
export function AssignDialog({ member: { id, name }, known, opened, onClose }: AssignDialogProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(nobody)
  const [isAsked, setAsked] = useState(false)
  const search = useSettled(typed)
  const close = () => {
    onClose()
    setChosen(nobody)
    setAsked(false)
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
    setAsked(true)
    if (chosen.size > 0 && !assignment.isPending) assignment.mutate({ id, clientIds: [...chosen] })
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('assignTitle', { name })}
      closeOnOutside={chosen.size === 0}
      foot={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="assign-clients" loading={assignment.isPending}>
            {chosen.size > 0 ? t('assignMany', { count: chosen.size }) : t('assignAction')}
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
          error={isAsked && chosen.size === 0 ? t('assignMissing') : undefined}
        />
        {opened && <ClientPicks name={name} search={search} known={known} chosen={chosen} onChoose={setChosen} />}
      </form>
    </Modal>
  )
}

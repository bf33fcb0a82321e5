import { updateCollaborator } from '@allenio/contract/collaborators'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useUnsaved } from '#shell'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'
import { RoleFields } from './role-fields.tsx'
import type { RoleChoice } from './role-fields.tsx'
import css from '../team/team.module.css'

export function RoleForm({ member: { id, role, private: details } }: { member: Collaborator }) {
  const t = useWords()
  const start: RoleChoice = { role, isNameHidden: details?.isNameHidden ?? false }
  const [choice, setChoice] = useState(start)
  const isDirty = choice.role !== start.role || choice.isNameHidden !== start.isNameHidden
  const update = useCall(updateCollaborator, {
    onSuccess: (_, { message }) => {
      if (message) toast({ type: 'success', text: message })
    },
  })
  useUnsaved(isDirty && !update.isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!update.isPending) update.mutate({ id, ...choice })
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <RoleFields value={choice} onChange={setChoice} />
      {(isDirty || update.isPending) && (
        <div className={css.buttons}>
          <Button kind="primary" type="submit" loading={update.isPending}>
            {t('save')}
          </Button>
          <Button onClick={() => setChoice(start)}>{t('cancel')}</Button>
        </div>
      )}
    </form>
  )
}

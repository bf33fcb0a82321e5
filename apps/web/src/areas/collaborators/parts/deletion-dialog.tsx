import { deleteCollaborator, getCollaboratorDeletion } from '@allenio/contract/collaborators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { read, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { emptySuccession, faultOf } from '../data/succession.ts'
import type { Deletion } from '../data/succession.ts'
import type { Collaborator } from '../data/use-team.ts'
import { useWords } from '../words/index.ts'
import { LeftBehind } from './left-behind.tsx'
import { SuccessionFields } from './succession-fields.tsx'
import css from './team.module.css'

interface DeletionDialogProps {
  member: Collaborator | undefined
  onClose: () => void
  onDone?: () => void
}

/** Shows the clients and content of a collaborator and asks who takes them over, before the collaborator is deleted. */
export function DeletionDialog({ member, onClose, onDone }: DeletionDialogProps) {
  const [kept, setKept] = useState(member)
  if (member && member !== kept) setKept(member)
  // keyed: another person is another question
  return kept ? <Dialog key={kept.id} member={kept} opened={member !== undefined} onClose={onClose} onDone={onDone} /> : null
}

interface DialogProps {
  member: Collaborator
  opened: boolean
  onClose: () => void
  onDone: (() => void) | undefined
}

function Dialog({ member, opened, onClose, onDone }: DialogProps) {
  const t = useWords()
  const { id, name } = member
  const deletion = useQuery({ ...read(getCollaboratorDeletion, { id }, { quiet: true, staleTime: 0 }), enabled: opened })
  const [choice, setChoice] = useState(emptySuccession)
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const removal = useCall(deleteCollaborator, {
    onSuccess: (_, { message }) => {
      if (message) toast({ type: 'success', text: message })
      onClose()
      onDone?.()
    },
  })
  const left = deletion.data
  const fault = left && faultOf({ left, choice, typed, name })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (left && !fault && !removal.isPending) removal.mutate({ id, moveTo: choice.way === 'hand' ? choice.to : null })
  }
  const formId = `delete-${id}`
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" type="submit" form={formId} loading={removal.isPending} disabled={!left}>
            {t('deleteAction')}
          </Button>
        </>
      }>
      {deletion.isError && !left && (
        <ErrorState title={t('loadFailed')} onRetry={() => void deletion.refetch()} retrying={deletion.isRefetching} />
      )}
      {deletion.isPending && <SkeletonLines lines={4} />}
      {left && (
        <form id={formId} className={css.dialog} onSubmit={submit} noValidate>
          {leavesNothing(left) ? (
            <p>{t('deleteNothing')}</p>
          ) : (
            <>
              <LeftBehind left={left} />
              <SuccessionFields
                left={left}
                choice={choice}
                onChange={setChoice}
                error={isAsked && fault === 'heir' ? t('heirMissing') : undefined}
              />
              {choice.way === 'nobody' && (
                <TextField
                  label={t('typeName', { name })}
                  value={typed}
                  onChange={event => setTyped(event.target.value)}
                  autoComplete="off"
                  spellCheck={false}
                  error={isAsked && fault === 'name' ? t('typeNameWrong') : undefined}
                />
              )}
            </>
          )}
        </form>
      )}
    </Modal>
  )
}

const leavesNothing = ({ clients, content }: Deletion) => clients === 0 && content.length === 0

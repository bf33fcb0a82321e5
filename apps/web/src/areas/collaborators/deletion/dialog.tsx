import { deleteCollaborator, getCollaboratorDeletion } from '@allenio/contract/collaborators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import css from '../team/team.module.css'
import { useWords } from '../words/index.ts'
import { SuccessionFields } from './succession-fields.tsx'
import { emptySuccession, faultOf } from './succession.ts'
import type { Deletion } from './succession.ts'

interface DeletionDialogProps {
  member: Collaborator | undefined
  onClose: () => void
  onDone?: () => void
}

/** Shows the clients and content of a collaborator and asks who takes them over, before the collaborator is deleted. */
export function DeletionDialog({ member, onClose, onDone }: DeletionDialogProps) {
  const [lastMember, setLastMember] = useState(member)
  if (member && member !== lastMember) setLastMember(member)
  // keyed: another person is another question
  return lastMember ? (
    <Dialog key={lastMember.id} member={lastMember} opened={member !== undefined} onClose={onClose} onDone={onDone} />
  ) : null
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
  const query = useQuery({ ...read(getCollaboratorDeletion, { id }, { quiet: true, staleTime: 0 }), enabled: opened })
  const [choice, setChoice] = useState(emptySuccession)
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const removal = useCall(deleteCollaborator, {
    onSuccess: (_, { message }) => {
      if (message) toast({ type: 'success', text: message })
      onClose()
      onDone?.()
    },
  })
  const deletion = query.data
  const fault = deletion && faultOf({ deletion, choice, typed, name })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (deletion && !fault && !removal.isPending) removal.mutate({ id, moveTo: choice.way === 'hand' ? choice.to : null })
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
          <Button kind="danger" type="submit" form={formId} loading={removal.isPending} disabled={!deletion}>
            {t('deleteAction')}
          </Button>
        </>
      }>
      {query.isError && !deletion && (
        <ErrorState title={t('loadFailed')} onRetry={() => void query.refetch()} retrying={query.isRefetching} />
      )}
      {query.isPending && <SkeletonLines lines={4} />}
      {deletion && (
        <form id={formId} className={css.dialog} onSubmit={submit} noValidate>
          {leavesNothing(deletion) ? (
            <p>{t('deleteNothing')}</p>
          ) : (
            <>
              <LeftBehind deletion={deletion} />
              <SuccessionFields
                deletion={deletion}
                choice={choice}
                onChange={setChoice}
                error={isSubmitted && fault === 'heir' ? t('heirMissing') : undefined}
              />
              {choice.way === 'nobody' && (
                <TextField
                  label={t('typeName', { name })}
                  value={typed}
                  onChange={event => setTyped(event.target.value)}
                  autoComplete="off"
                  spellCheck={false}
                  error={isSubmitted && fault === 'name' ? t('typeNameWrong') : undefined}
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

export function LeftBehind({ deletion: { clients, clientsLeftAlone, content } }: { deletion: Deletion }) {
  const t = useWords()
  const { integer } = useFormats()
  return (
    <ul className={css.left} aria-label={t('leftBehind')}>
      {clients > 0 && (
        <li>
          <b>{t('clientsCount', { count: clients })}</b>
          {clientsLeftAlone > 0 && <span className={css.sub}>{t('leftAlone', { count: clientsLeftAlone })}</span>}
        </li>
      )}
      {content.map(({ kind, label, count }) => (
        <li key={kind}>
          <b>{`${integer(count)} ${label}`}</b>
        </li>
      ))}
    </ul>
  )
}

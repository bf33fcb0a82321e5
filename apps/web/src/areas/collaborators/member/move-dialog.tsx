import { changeCollaborator } from '@allenio/contract/collaborators'
import { listTeamMembers } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { read, useCall } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { RadioCards } from '#ui/radio-cards'
import { SkeletonRows } from '#ui/skeleton'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import css from '../team/team.module.css'
import { useWords } from '../words/index.ts'
import { inPortions } from './unassign.ts'

interface MoveDialogProps {
  member: Pick<Collaborator, 'id' | 'name'>
  /** undefined: all of them */
  clientIds: readonly string[] | undefined
  opened: boolean
  onClose: () => void
  onDone: () => void
}

/** Puts another member in charge of the chosen clients. */
export function MoveDialog({ member: { id, name }, clientIds, opened, onClose, onDone }: MoveDialogProps) {
  const t = useWords()
  const team = useQuery({ ...read(listTeamMembers, {}), enabled: opened })
  const [to, setTo] = useState<string>()
  const [isSubmitted, setSubmitted] = useState(false)
  const others = team.data?.teamMembers.filter(other => other.id !== id) ?? []
  const heir = others.find(other => other.id === to)
  const change = useCall(changeCollaborator)
  const [isBusy, setBusy] = useState(false)
  const move = async (heirId: string) => {
    const send = async (more: { clientIds?: string[] }) => (await change.mutateAsync({ id, to: heirId, ...more })).data.moved
    const count = await (clientIds ? inPortions(clientIds, portion => send({ clientIds: portion })) : send({}))
    toast({ type: 'success', text: t('moved', { count, name: heir?.name ?? '' }) })
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!to || isBusy) return
    setBusy(true)
    // the shell has shown the error already
    void move(to)
      .catch(() => undefined)
      .then(() => setBusy(false))
  }
  const isAlone = team.isSuccess && others.length === 0
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="small"
      title={clientIds ? t('moveTitle', { count: clientIds.length }) : t('moveAllTitle', { name })}
      text={isAlone ? t('moveNobody') : t('moveText', { name })}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {!isAlone && (
            <Button kind="primary" type="submit" form="move-clients" loading={isBusy}>
              {t('moveAction')}
            </Button>
          )}
        </>
      }>
      {team.isPending && <SkeletonRows rows={3} avatar columns={1} tall />}
      {others.length > 0 && (
        <form id="move-clients" className={css.dialog} onSubmit={submit}>
          <RadioCards
            label={t('moveField')}
            options={others.map(other => ({
              value: other.id,
              label: other.name,
              hint: t(other.role),
              note: t('clientsCount', { count: other.clients }),
              lead: <Avatar name={other.name} photo={other.photo} seed={other.id} size={36} />,
            }))}
            value={to}
            onChange={setTo}
            error={isSubmitted && !to ? t('moveMissing') : undefined}
          />
        </form>
      )}
    </Modal>
  )
}

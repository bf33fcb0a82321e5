import { changeCollaborator } from '@allenio/contract/collaborators'
import { listTeamMembers } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { callSaying, read } from '#lib/api'
import { useFormValue, useSubmitForm } from '#lib/forms'
import { Avatar } from '#ui/avatar'
import { FormModal } from '#ui/form'
import { RadioCards } from '#ui/radio-cards'
import { SkeletonRows } from '#ui/skeleton'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'
import { checkBy } from './data.ts'
import { inPortions } from './unassign.ts'

interface MoveDialogProps {
  member: Pick<Collaborator, 'id' | 'name'>
  /** undefined: all of them */
  clientIds: readonly string[] | undefined
  onClose: () => void
  onDone: () => void
}

interface Heir {
  to: string
}

/** Puts another member in charge of the chosen clients. */
export function MoveDialog({ member: { id, name }, clientIds, onClose, onDone }: MoveDialogProps) {
  const t = useWords()
  const team = useQuery(read(listTeamMembers, {}))
  const others = team.data?.teamMembers.filter(other => other.id !== id) ?? []
  const form = useSubmitForm<Heir, Heir>({
    start: { to: '' },
    resolver: checkBy(values => ({ to: !values.to && t('moveMissing') })),
    send: async values => {
      const move = async (more: { clientIds?: string[] }) => {
        const { data, refreshed } = await callSaying(changeCollaborator, { id, ...values, ...more })
        await refreshed
        return data.moved
      }
      const count = await (clientIds ? inPortions(clientIds, portion => move({ clientIds: portion })) : move({}))
      toast({ type: 'success', text: t('moved', { count, name: others.find(other => other.id === values.to)?.name ?? '' }) })
      onDone()
    },
  })
  const { value, onChange, error } = useFormValue(form, 'to')
  const isAlone = team.isSuccess && others.length === 0
  return (
    <FormModal
      form={form}
      title={clientIds ? t('moveTitle', { count: clientIds.length }) : t('moveAllTitle', { name })}
      text={isAlone ? t('moveNobody') : t('moveText', { name })}
      save={t('moveAction')}
      canSubmit={!isAlone}
      reachesOthers
      onClose={onClose}>
      {team.isPending && <SkeletonRows rows={3} hasAvatar columns={1} tall />}
      {others.length > 0 && (
        <RadioCards
          label={t('moveField')}
          options={others.map(other => ({
            value: other.id,
            label: other.name,
            hint: t(other.role),
            note: t('clientsCount', { count: other.clients }),
            lead: <Avatar name={other.name} photo={other.photo} seed={other.id} size={36} />,
          }))}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </FormModal>
  )
}

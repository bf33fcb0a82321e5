import { listTeamMembers } from '@allenio/contract/clients'
import { updateProgram, type ProgramRow } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { read } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { Select } from '#ui/select'
import { toast } from '#ui/toast'
import { useListWords } from './words.ts'

const schema = z.object({ ownerId: z.string() })

interface ChangeOwnerProps {
  program: ProgramRow
  onClose: () => void
}

/** Gives a program to another coach, who may edit it from then on. Only the admin does. */
export function ChangeOwner({ program: { id, title, owner }, onClose }: ChangeOwnerProps) {
  const t = useListWords()
  const { data } = useQuery(read(listTeamMembers, {}, { quiet: true }))
  const coaches = (data?.teamMembers ?? []).filter(({ role, isActive }) => role === 'coach' && isActive)
  // the admin is no coach of the team's list
  const people = [{ id: 'me', name: t('me') }, ...(owner && coaches.every(coach => coach.id !== owner.id) ? [owner] : []), ...coaches]
  const form = useEndpointForm({
    endpoint: updateProgram,
    schema,
    start: { ownerId: owner?.id ?? '' },
    check: ({ ownerId }) => ({ ownerId: ownerId === '' ? t('ownerNeeded') : undefined }),
    toInput: ({ ownerId }) => ({ id, ownerId }),
    onSaved: ({ owner: newOwner }) => {
      onClose()
      toast({ type: 'success', text: t('ownerChanged', { title, name: newOwner?.name ?? '' }) })
    },
  })
  return (
    <FormModal form={form} title={t('changeOwner')} text={t('changeOwnerText')} reachesOthers onClose={onClose}>
      <Select
        label={t('owner')}
        placeholder={t('nobody')}
        options={people.map(person => ({ value: person.id, label: person.name }))}
        {...form.field('ownerId')}
      />
    </FormModal>
  )
}

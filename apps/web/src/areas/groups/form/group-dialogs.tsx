import { createGroup, updateGroup, type GroupDetail } from '@allenio/contract/groups'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenClient } from '#shell/client-choice'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { groupQuery } from '../data.ts'
import { groupForm, GroupFields } from './group-fields.tsx'
import { useFormWords } from './words.ts'

interface CreateGroupProps {
  /** The name that was typed in the palette. */
  name?: string | undefined
  /** The clients who were chosen in their list. */
  clients?: readonly ChosenClient[]
  onSaved: (group: GroupDetail) => void
  onClose: () => void
}

export function CreateGroup({ name = '', clients = [], onSaved, onClose }: CreateGroupProps) {
  const t = useFormWords()
  const [start] = useState(() => ({ name, color: 'blue' as const, note: '', clients: clients.map(client => ({ ...client })) }))
  const form = useEndpointForm({
    endpoint: createGroup,
    schema: groupForm,
    start,
    toInput: ({ clients: chosen, ...fields }) => ({ ...fields, clientIds: chosen.map(({ id }) => id) }),
    onSaved: group => {
      toast({ type: 'success', text: t('created', { name: group.name }) })
      onClose()
      onSaved(group)
    },
  })
  return (
    <FormModal form={form} size="large" title={t('createTitle')} save={t('create')} asksBeforeDiscard onClose={onClose}>
      <GroupFields form={form} />
    </FormModal>
  )
}

/** Opens once the group is read, with all of its clients. */
export function EditGroup({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: group } = useQuery(groupQuery(id))
  return group ? <EditForm group={group} onClose={onClose} /> : null
}

function EditForm({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const t = useFormWords()
  // the group that the person began with: another tab may change the group meanwhile, and the save sends only what differs from this
  const [begun] = useState(group)
  const { id, name, color, note, clients } = begun
  const form = useEndpointForm({
    endpoint: updateGroup,
    schema: groupForm,
    start: { name, color, note, clients: clients.map(client => ({ id: client.id, name: client.name })) },
    toInput: values => {
      const [before, after] = [clients, values.clients].map(list => new Set(list.map(client => client.id)))
      return {
        id,
        ...(values.name !== name && { name: values.name }),
        ...(values.color !== color && { color: values.color }),
        ...(values.note !== note && { note: values.note }),
        addedIds: [...(after ?? [])].filter(clientId => !before?.has(clientId)),
        removedIds: [...(before ?? [])].filter(clientId => !after?.has(clientId)),
      }
    },
    onSaved: (_answer, { values }) => {
      toast({ type: 'success', text: t('saved', { name: values.name }) })
      onClose()
    },
  })
  return (
    <FormModal form={form} size="large" title={t('editTitle')} asksBeforeDiscard onClose={onClose}>
      <GroupFields form={form} id={id} others={begun.others} />
    </FormModal>
  )
}

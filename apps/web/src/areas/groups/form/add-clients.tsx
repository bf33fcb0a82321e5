import { updateGroup, type GroupDetail } from '@allenio/contract/groups'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { showAdded } from '../changes.ts'
import { ChosenClients, GroupChoice } from './group-fields.tsx'
import { useFormWords } from './words.ts'

const addForm = z.object({ clients: ChosenClients })

/** Adds clients to a group, from its page. */
export function AddClients({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const t = useFormWords()
  const { id, name } = group
  const form = useEndpointForm({
    endpoint: updateGroup,
    schema: addForm,
    start: { clients: [] },
    check: ({ clients }) => ({ clients: clients.length === 0 ? t('nobodyChosen') : undefined }),
    toInput: ({ clients }) => ({ id, addedIds: clients.map(client => client.id) }),
    onSaved: ({ added }) => {
      onClose()
      showAdded({ id, name }, added)
    },
  })
  const clients = useFormValue(form, 'clients')
  const count = clients.value.length
  return (
    <FormModal
      form={form}
      title={t('addTitle', { name })}
      save={count > 0 ? t('addCount', { count }) : t('add')}
      asksBeforeDiscard
      onClose={onClose}>
      <GroupChoice id={id} chosen={clients.value} onChange={clients.onChange} error={clients.error} keepsInside />
    </FormModal>
  )
}

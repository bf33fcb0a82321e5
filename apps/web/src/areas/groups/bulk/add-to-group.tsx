import { groupLimits, updateGroup, type Group } from '@allenio/contract/groups'
import { useState } from 'react'
import type { BulkClient } from '#areas/clients'
import { useMe } from '#shell'
import { ThingList, useThingChoice } from '#shell/assignment'
import { useCall } from '#lib/api'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { EventDot } from '#ui/event-color'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { showAdded } from '../changes.ts'
import { groupsToChooseQuery } from '../data.ts'
import { CreateGroup } from '../form/group-dialogs.tsx'

const useBulkWords = areaWords('groups bulk', {
  it: {
    title: 'Aggiungi a un gruppo',
    chosen_one: '{{count}} persona scelta',
    chosen_other: '{{count}} persone scelte',
    create: 'Nuovo gruppo',
    none: 'Non ci sono ancora gruppi.',
    tooMany: 'In un gruppo stanno al massimo {{max}} persone: scegline meno.',
    size_one: '{{count}} persona',
    size_other: '{{count}} persone',
  },
  en: {
    title: 'Add to a group',
    chosen_one: '{{count}} person chosen',
    chosen_other: '{{count}} people chosen',
    create: 'New group',
    none: 'There are no groups yet.',
    tooMany: 'A group holds at most {{max}} people: choose fewer.',
    size_one: '{{count}} person',
    size_other: '{{count}} people',
  },
})

interface AddToGroupProps {
  clients: readonly BulkClient[]
  onClose: () => void
  onDone: () => void
}

/** Adds the clients who were chosen in their list to a group, or makes one of them. */
export function AddToGroup({ clients, onClose, onDone }: AddToGroupProps) {
  const t = useBulkWords()
  const mayCreate = useMe()?.permissions.includes('create groups') ?? false
  const [isCreating, setCreating] = useState(false)
  const choice = useThingChoice(groupsToChooseQuery)
  const { mutate, isPending } = useCall(updateGroup)
  const isTooMany = clients.length > groupLimits.clients
  const add = (group: Group) => {
    if (isPending) return
    mutate(
      { id: group.id, addedIds: clients.map(({ id }) => id) },
      {
        onSuccess: ({ data: { added } }) => {
          onDone()
          onClose()
          showAdded(group, added)
        },
      },
    )
  }
  if (isCreating) return <CreateGroup clients={clients.map(({ id, name }) => ({ id, name }))} onSaved={onDone} onClose={onClose} />
  return (
    <Modal
      opened
      title={t('title')}
      text={t('chosen', { count: clients.length })}
      size="small"
      foot={mayCreate && !isTooMany && <Button onClick={() => setCreating(true)}>{t('create')}</Button>}
      onClose={onClose}>
      {isTooMany ? (
        <Text tone="attention">{t('tooMany', { max: groupLimits.clients })}</Text>
      ) : choice.isEmpty ? (
        <Text tone={2}>{t('none')}</Text>
      ) : (
        <ThingList
          label={t('title')}
          choice={choice}
          textOf={({ name, size }) => [name, t('size', { count: size })].join(' · ')}
          leadOf={({ color }) => <EventDot color={color} />}
          onChoose={add}
        />
      )}
    </Modal>
  )
}

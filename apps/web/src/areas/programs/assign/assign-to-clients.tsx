import type { ClientRow } from '@allenio/contract/clients'
import { listModels, assignmentLimits } from '@allenio/contract/programs'
import { useState } from 'react'
import { ThingList, useThingChoice } from '#shell/assignment'
import { listQuery } from '#lib/api'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { AssignProgram } from './assign-program.tsx'
import { FirstProgram } from './first-program.tsx'
import { useAssignWords } from './words.ts'

interface AssignToClientsProps {
  client?: { id: string; name: string }
  /** The clients who were chosen in their list. */
  clients?: readonly Pick<ClientRow, 'id' | 'name' | 'status'>[]
  /** The day after the client's present program. */
  firstDay?: string
  onDone?: () => void
  onClose: () => void
}

/** Assigns a program from a client's page or for chosen clients: first which program, then from when. */
export function AssignToClients({ client, clients: chosen = [], firstDay, onDone, onClose }: AssignToClientsProps) {
  const t = useAssignWords()
  const active = chosen.filter(({ status }) => status === 'active')
  const clients = client ? [client] : active.slice(0, assignmentLimits.clients)
  const inactive = chosen.filter(({ status }) => status !== 'active').map(({ name }) => name)
  const [programId, setProgramId] = useState<string>()
  const choice = useThingChoice(search => listQuery(listModels, search ? { search } : {}, { rows: ({ models }) => models, quiet: true }))
  if (programId) return <AssignProgram programId={programId} clients={clients} firstDay={firstDay} onAssigned={onDone} onClose={onClose} />
  const [only, ...others] = clients
  return (
    <Modal
      opened
      title={t('chooseProgram')}
      text={others.length === 0 ? only?.name : t('chosen', { count: clients.length })}
      size="small"
      onClose={onClose}>
      {inactive.length > 0 && (
        <Text tone="attention" size="small" breaks>
          {t('inactiveOut', { count: inactive.length, names: inactive.join(', ') })}
        </Text>
      )}
      {active.length > clients.length && (
        <Text tone="attention" size="small">
          {t('firstOnly', { count: assignmentLimits.clients, all: active.length })}
        </Text>
      )}
      {clients.length === 0 ? null : choice.isEmpty ? (
        <FirstProgram onCreated={({ id }) => setProgramId(id)} />
      ) : (
        <ThingList
          label={t('chooseProgram')}
          choice={choice}
          textOf={({ title, folder, weeks }) => [title, folder?.name, t('weeks', { count: weeks })].filter(Boolean).join(' · ')}
          onChoose={({ id }) => setProgramId(id)}
        />
      )}
    </Modal>
  )
}

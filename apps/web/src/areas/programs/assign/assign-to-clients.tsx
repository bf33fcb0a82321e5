import type { ClientRow } from '@allenio/contract/clients'
import { listModels } from '@allenio/contract/program-figures'
import { assignmentLimits } from '@allenio/contract/program-users'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, useSettled } from '#lib/api'
import { LoadMore } from '#ui/load-more'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
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
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(listQuery(listModels, search ? { search } : {}, { rows: ({ models }) => models, quiet: true }))
  if (programId) return <AssignProgram programId={programId} clients={clients} firstDay={firstDay} onAssigned={onDone} onClose={onClose} />
  const options = list.data?.rows.map(({ id, title, folder, weeks }) => ({
    value: id,
    label: [title, folder?.name, t('weeks', { count: weeks })].filter(Boolean).join(' · '),
  }))
  const isEmpty = options?.length === 0 && !search
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
      {clients.length === 0 ? null : isEmpty ? (
        <FirstProgram onCreated={({ id }) => setProgramId(id)} />
      ) : (
        <OptionList
          label={t('chooseProgram')}
          options={options}
          hasFailed={list.isError}
          value={undefined}
          onChoose={setProgramId}
          search={typed}
          onSearch={setTyped}
        />
      )}
      {clients.length > 0 && <LoadMore list={list} />}
    </Modal>
  )
}

import { getClientDetail, undeleteClient, updateClient } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmUnassign } from '#areas/collaborators'
import { goTo, useMe } from '#shell'
import { call, CallError, reportCallError } from '#lib/api'
import { useDraft } from '#lib/offline'
import { toast } from '#ui/toast'
import { showClient } from '../cache.ts'
import { useClientFormWords } from './words.ts'
import { ClientForm } from './client-form.tsx'
import { changedFields, valuesOf } from './form-values.ts'
import type { ClientFields, ClientValues } from './form-values.ts'
import { ChangedMeanwhile, GoneMeanwhile } from './meanwhile.tsx'
import { useClientForm } from './use-client-form.ts'

/** The unsaved values, and those that the record had when the form was opened. */
export interface EditDraft {
  base: ClientValues
  values: ClientValues
}

interface EditFormProps {
  /** The client as they were when the form was opened. */
  client: ClientDetail
  start: ClientValues
  decimal: string
  draft: ClientValues | undefined
  keep: (draft: EditDraft) => void
  onDone: () => void
  onStartOver: () => void
  /** Restarts the form with the client as somebody else has saved them. */
  onTakeTheirs: (latest: ClientDetail) => void
}

/** Asks before a collaborator is removed, because work that they assigned may be removed too. */
async function mayTakeAway({ collaborators }: ClientDetail, start: ClientValues, { collaboratorIds }: ClientValues): Promise<boolean> {
  for (const id of start.collaboratorIds.filter(each => !collaboratorIds.includes(each))) {
    const collaborator = collaborators.find(each => each.id === id)
    if (collaborator && (await confirmUnassign(collaborator, 1)) === 'declined') return false
  }
  return true
}

type Meanwhile = { kind: 'changed'; latest: ClientDetail } | { kind: 'gone' }

export function EditForm({ client, start, decimal, draft, keep, onDone, onStartOver, onTakeTheirs }: EditFormProps) {
  const t = useClientFormWords()
  const me = useMe()
  const cache = useQueryClient()
  const { id } = client
  const [hasDraft] = useState(draft !== undefined)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const { save: keepAsNew } = useDraft<ClientValues>('client create', () => undefined)

  const saveOver = async (values: ClientValues, updatedAt: string) => {
    if (!(await mayTakeAway(client, start, values))) return
    const { photoUploadId, removePhoto } = values
    const saved = await call(updateClient, {
      id,
      updatedAt,
      ...changedFields(start, values),
      ...(photoUploadId ? { photoUploadId } : removePhoto && { removePhoto }),
    })
    onDone()
    showClient(cache, saved)
    toast({ type: 'success', text: t('saved') })
    goTo(`/clients/${id}`, { replace: true })
  }
  const form = useClientForm({
    start: draft ?? start,
    keep: values => keep({ base: start, values }),
    send: values => saveOver(values, client.updatedAt),
    onRefused: error => {
      if (error.status === 404) setMeanwhile({ kind: 'gone' })
      else if (error.code === 'changed meanwhile') void look()
      else return false
      return true
    },
  })
  const look = async () => {
    try {
      setMeanwhile({ kind: 'changed', latest: await call(getClientDetail, { id }) })
    } catch (error) {
      if (error instanceof CallError && error.status === 404) setMeanwhile({ kind: 'gone' })
      else reportCallError(error)
    }
  }
  const undelete = () =>
    form.attempt(async () => {
      const { client: back } = await call(undeleteClient, { id })
      await saveOver(form.getValues(), back.updatedAt)
    })
  const saveAsNew = () => {
    keepAsNew({ ...form.getValues(), photoUploadId: '' })
    onDone()
    goTo('/clients/create')
  }
  const mayUndelete = me?.permissions.includes('delete clients') ?? false
  return (
    <ClientForm
      form={form}
      known={{ id, photo: client.photo, isRegistered: client.isRegistered }}
      submitText={t('save')}
      cancelHref={`/clients/${id}`}
      onCancel={onDone}
      hasDraft={hasDraft && !meanwhile}
      onStartOver={onStartOver}
      notice={
        meanwhile &&
        (meanwhile.kind === 'gone' ? (
          <GoneMeanwhile isBusy={form.isBusy} onUndelete={mayUndelete ? () => void undelete() : undefined} onSaveAsNew={saveAsNew} />
        ) : (
          <ChangedMeanwhile
            fields={Object.keys(changedFields(start, valuesOf(meanwhile.latest, decimal))) as (keyof ClientFields)[]}
            isBusy={form.isBusy}
            onSaveMine={() => void form.attempt(() => saveOver(form.getValues(), meanwhile.latest.updatedAt))}
            onTakeTheirs={() => onTakeTheirs(meanwhile.latest)}
          />
        ))
      }
    />
  )
}

import { getClientDetail, undeleteClient, updateClient } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmUnassign } from '#areas/collaborators'
import { goTo, useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { call, CallError, reportCallError } from '#lib/api'
import type { FormDraft } from '#lib/forms'
import { useDraft } from '#lib/offline'
import { toast } from '#ui/toast'
import { showClient } from '../data.ts'
import { useClientFormWords } from './words.ts'
import { ClientFields } from './client-fields.tsx'
import { changedFields, createDraft, valuesOf } from './form-values.ts'
import type { ClientInput, ClientValues } from './form-values.ts'
import { ChangedNotice, DeletedNotice } from './conflict-notices.tsx'
import { useClientForm } from './use-client-form.ts'

interface EditFormProps {
  /** The client as they were when the form was opened. */
  client: ClientDetail
  start: ClientValues
  decimal: string
  draft: FormDraft<ClientValues>
  /** Restarts the form with the client as somebody else has saved them. */
  onTakeTheirs: (latest: ClientDetail) => void
}

/** Asks before a collaborator is removed, because work that they assigned may be removed too. */
async function mayRemoveCollaborators(
  { collaborators }: ClientDetail,
  start: ClientValues,
  { collaboratorIds }: ClientValues,
): Promise<boolean> {
  for (const id of start.collaboratorIds.filter(each => !collaboratorIds.includes(each))) {
    const collaborator = collaborators.find(each => each.id === id)
    if (collaborator && (await confirmUnassign(collaborator, 1)) === 'declined') return false
  }
  return true
}

type Conflict = { kind: 'changed'; latest: ClientDetail } | { kind: 'gone' }

export function EditForm({ client, start, decimal, draft, onTakeTheirs }: EditFormProps) {
  const t = useClientFormWords()
  const me = useMe()
  const cache = useQueryClient()
  const { id } = client
  const [conflict, setConflict] = useState<Conflict>()
  const { save: saveAsDraft } = useDraft<ClientValues>(createDraft, () => undefined)

  const saveOver = async (values: ClientValues, updatedAt: string) => {
    if (!(await mayRemoveCollaborators(client, start, values))) throw new DOMException('Declined', 'AbortError')
    const { photoUploadId, removesPhoto } = values
    return call(updateClient, {
      id,
      updatedAt,
      ...changedFields(start, values),
      ...(photoUploadId ? { photoUploadId } : removesPhoto && { removesPhoto }),
    })
  }
  const form = useClientForm({
    start,
    draft,
    send: values => saveOver(values, client.updatedAt),
    onSaved: saved => {
      showClient(cache, saved)
      toast({ type: 'success', text: t('saved') })
      goTo(hrefTo('/clients/$id', { id }), { replace: true })
    },
    onRefused: error => {
      if (error.status === 404) setConflict({ kind: 'gone' })
      else if (error.code === 'changed meanwhile') void loadLatest()
      else return false
      return true
    },
  })
  const loadLatest = async () => {
    try {
      setConflict({ kind: 'changed', latest: await call(getClientDetail, { id }) })
    } catch (error) {
      if (error instanceof CallError && error.status === 404) setConflict({ kind: 'gone' })
      else reportCallError(error)
    }
  }
  const undelete = () =>
    form.attempt(async () => {
      const { client: undeletedClient } = await call(undeleteClient, { id })
      return saveOver(form.getValues(), undeletedClient.updatedAt)
    })
  const saveAsNew = () => {
    saveAsDraft({ ...form.getValues(), photoUploadId: '' })
    draft.discard()
    goTo(hrefTo('/clients/create'))
  }
  const mayUndelete = me?.permissions.includes('delete clients') ?? false
  return (
    <ClientFields
      form={{ ...form, hasDraft: form.hasDraft && !conflict }}
      client={{ id, photo: client.photo, isRegistered: client.isRegistered }}
      cancelHref={hrefTo('/clients/$id', { id })}
      onCancel={draft.discard}
      notice={
        conflict &&
        (conflict.kind === 'gone' ? (
          <DeletedNotice isBusy={form.isBusy} onUndelete={mayUndelete ? () => void undelete() : undefined} onSaveAsNew={saveAsNew} />
        ) : (
          <ChangedNotice
            fields={Object.keys(changedFields(start, valuesOf(conflict.latest, decimal))) as (keyof ClientInput)[]}
            isBusy={form.isBusy}
            onSaveMine={() => void form.attempt(() => saveOver(form.getValues(), conflict.latest.updatedAt))}
            onTakeTheirs={() => onTakeTheirs(conflict.latest)}
          />
        ))
      }
    />
  )
}

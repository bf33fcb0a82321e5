import { createClientAction, createManyClientActions } from '@allenio/contract/client-actions'
import { clientsInBulk } from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import type { BulkClient } from '#areas/clients'
import type { FormDraft } from '#lib/forms'
import { FormModal, WithDraft } from '#ui/form'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { freshValues, parseDraft } from './values.ts'
import type { ActionValues } from './values.ts'
import { useActionWords } from '../words.ts'
import { ActionFields } from './action-fields.tsx'
import { useActionForm } from './use-action-form.ts'

interface AskClientProps {
  client: { id: string; name: string }
  /** The kind that the dialog starts with; an earlier draft is then not restored. */
  kind?: ActionValues['kind'] | undefined
  /** The repetition that the dialog starts with. */
  repeats?: ActionValues['repeats'] | undefined
  onClose: () => void
}

export function AskClient({ kind, repeats, ...rest }: AskClientProps) {
  const [start] = useState(() => freshValues(romeDay(), { kind, repeats }))
  return (
    <WithDraft name={`ask ${rest.client.id}`} parse={stored => parseDraft(stored, start)}>
      {draft => <AskForm {...rest} start={start} draft={kind ? { ...draft, draft: undefined } : draft} />}
    </WithDraft>
  )
}

interface AskFormProps extends Pick<AskClientProps, 'client' | 'onClose'> {
  start: ActionValues
  draft: FormDraft<ActionValues>
}

function AskForm({ client: { id, name }, start, draft, onClose }: AskFormProps) {
  const t = useActionWords()
  const form = useActionForm({
    endpoint: createClientAction,
    toInput: fields => ({ id, ...fields }),
    start,
    draft,
    onSaved: () => {
      toast({ type: 'success', text: t('asked', { name }) })
      onClose()
    },
  })
  return (
    <FormModal form={form} size="medium" title={t('askTitle', { name })} save={t('send')} reachesOthers onClose={onClose}>
      <ActionFields form={form} />
    </FormModal>
  )
}

interface AskManyProps {
  clients: readonly BulkClient[]
  onClose: () => void
  onDone: () => void
}

/** Asks all clients who were chosen in the list for one task. */
export function AskMany({ clients, onClose, onDone }: AskManyProps) {
  const t = useActionWords()
  const [start] = useState(() => freshValues(romeDay()))
  // the ids are made once, so that a second try asks nobody twice
  const [recipients] = useState(() => clients.slice(0, clientsInBulk).map(({ id }) => ({ id, actionId: newId() })))
  const withoutAccess = clients.filter(({ isRegistered }) => !isRegistered).length
  const form = useActionForm({
    endpoint: createManyClientActions,
    toInput: fields => ({ clients: recipients, ...fields }),
    start,
    onSaved: ({ asked }) => {
      toast({ type: 'success', text: t('askedMany', { count: asked }) })
      onDone()
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      size="medium"
      title={t('askManyTitle', { count: recipients.length })}
      save={t('send')}
      reachesOthers
      onClose={onClose}>
      {withoutAccess > 0 && <Text tone="attention">{t('manyWithoutAccess', { count: withoutAccess })}</Text>}
      <ActionFields form={form} />
    </FormModal>
  )
}

import { createClientAction } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/formats'
import { useState } from 'react'
import type { FormDraft } from '#lib/forms'
import { FormModal, WithDraft } from '#ui/form'
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

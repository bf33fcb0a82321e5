import { createManyClientActions } from '@allenio/contract/client-actions'
import { clientsInBulk, type ClientRow } from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/formats'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { FormModal } from '#ui/form'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { freshValues } from './values.ts'
import { useActionWords } from '../words.ts'
import { ActionFields } from './action-fields.tsx'
import { useActionForm } from './use-action-form.ts'

interface AskManyProps {
  clients: readonly ClientRow[]
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

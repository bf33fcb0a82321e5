import { createClientAction } from '@allenio/contract/client-actions'
import type { ActionKind } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/formats'
import { useState } from 'react'
import { DraftNotice } from '#ui/draft-notice'
import { FailureNotice } from '#ui/form-notice'
import { useDraft } from '#lib/offline'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { freshValues, readDraft } from './values.ts'
import type { ActionValues } from './values.ts'
import { useActionWords } from '../words.ts'
import { ActionFields } from './action-fields.tsx'
import { useActionForm } from './use-action-form.ts'
import css from './form.module.css'

interface AskClientProps {
  client: { id: string; name: string }
  /** The kind that the dialog starts with; an earlier draft is then not restored. */
  kind?: ActionKind | undefined
  /** The repetition that the dialog starts with. */
  repeats?: ActionValues['repeats'] | undefined
  onClose: () => void
}

export function AskClient({ client, kind, repeats, onClose }: AskClientProps) {
  const [start] = useState(() => freshValues(romeDay(), { kind, repeats }))
  const { draft, isLoaded, save, discard } = useDraft(`ask ${client.id}`, storedDraft => readDraft(storedDraft, start))
  const [round, setRound] = useState(0)
  if (!isLoaded) return null
  return (
    <Asking
      key={round}
      client={client}
      start={start}
      draft={kind ? undefined : draft}
      keep={save}
      onDone={discard}
      onClose={onClose}
      onStartOver={() => {
        discard()
        setRound(round + 1)
      }}
    />
  )
}

interface AskingProps {
  client: AskClientProps['client']
  start: ActionValues
  draft: ActionValues | undefined
  keep: (values: ActionValues) => void
  onDone: () => void
  onStartOver: () => void
  onClose: () => void
}

const formId = 'ask-client'

function Asking({ client: { id, name }, start, draft, keep, onDone, onStartOver, onClose }: AskingProps) {
  const t = useActionWords()
  const [hasDraft] = useState(draft !== undefined)
  const form = useActionForm({
    endpoint: createClientAction,
    id,
    start: draft ?? start,
    keep,
    onDone: () => {
      onDone()
      toast({ type: 'success', text: t('asked', { name }) })
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('askTitle', { name })}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} loading={form.isBusy}>
            {t('send')}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={event => void form.submit(event)} noValidate>
        {hasDraft && (
          <div className={css.draft}>
            <DraftNotice text={t('draftKept')} startOver={t('startOver')} onStartOver={onStartOver} />
          </div>
        )}
        <FailureNotice failure={form.failure} onOver={form.forget} />
        <ActionFields form={form} />
      </form>
    </Modal>
  )
}

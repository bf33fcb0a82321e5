import {
  createClientPause,
  deleteClientPause,
  listClientPauses,
  pauseNoteMaxLength,
  undeleteClientPause,
  updateClientPause,
  type ClientPause,
} from '@allenio/contract/clients'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useCall } from '#lib/api'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { useDelete } from '#ui/deletion'
import { FormModal } from '#ui/form'
import { Grid, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { toastWithUndo } from '#ui/toast'
import { useHasSubscription } from '../subscriptions.ts'
import { isRunning, usePauseSentences } from './sentences.ts'
import { usePauseWords } from './words.ts'

const schema = z.object({ from: z.string(), until: z.string(), note: z.string(), pausesPayments: z.boolean() })
type Values = z.infer<typeof schema>

const fieldsOf = ({ from, until, note, pausesPayments }: Values) => ({ from, until: until || null, note, pausesPayments })

const storedFieldsOf = ({ from, until, note, pausesPayments }: ClientPause) => ({ from, until, note, pausesPayments })

interface PauseFormProps {
  client: { id: string; name: string }
  /** The one to change; a new one without it. */
  pause: ClientPause | undefined
  onClose: () => void
  children: ReactNode
}

export function PauseForm({ client, pause, onClose, children }: PauseFormProps) {
  const t = usePauseWords()
  const { spanOf } = usePauseSentences()
  const { id, name } = client
  const today = romeDay()
  const [newPauseId] = useState(newId)
  const { mutate: change } = useCall(updateClientPause)
  const { mutate: remove } = useCall(deleteClientPause)
  const shared = {
    schema,
    start: {
      from: pause?.from ?? today,
      until: pause?.until ?? '',
      note: pause?.note ?? '',
      pausesPayments: pause?.pausesPayments ?? false,
    },
    check: ({ from, until }: Values) => ({
      from: from === '' ? t('dayMissing') : undefined,
      until: until !== '' && until < from ? t('untilBeforeFrom') : undefined,
    }),
  }
  const creation = useEndpointForm({
    ...shared,
    endpoint: createClientPause,
    toInput: values => ({ id, pauseId: newPauseId, ...fieldsOf(values) }),
    onSaved: made => {
      onClose()
      toastWithUndo(t('made', { name, span: spanOf(made) }), () => remove({ id, pauseId: made.id }))
    },
  })
  const update = useEndpointForm({
    ...shared,
    endpoint: updateClientPause,
    toInput: values => ({ id, pauseId: pause?.id ?? '', ...fieldsOf(values) }),
    onSaved: saved => {
      onClose()
      toastWithUndo(t('saved', { name, span: spanOf(saved) }), () => pause && change({ id, pauseId: pause.id, ...storedFieldsOf(pause) }))
    },
  })
  const form = pause ? update : creation
  const hasSubscription = useHasSubscription(id)
  const pausesPayments = useFormValue(form, 'pausesPayments')
  return (
    <FormModal
      form={form}
      title={t('title', { name })}
      text={t('text')}
      {...(!pause && { save: t('put') })}
      aside={pause && <EndButton client={client} pause={pause} onClose={onClose} />}
      reachesOthers
      onClose={onClose}>
      <Stack gap={16}>
        <Grid columns={2} gap={12}>
          <DayField label={t('from')} data-autofocus {...useFormValue(form, 'from')} />
          <DayField label={t('until')} hint={t('untilHint')} optional leaning="future" {...useFormValue(form, 'until')} />
        </Grid>
        <TextField label={t('note')} hint={t('noteHint')} optional maxLength={pauseNoteMaxLength} {...form.field('note')} />
        {(hasSubscription || pausesPayments.value) && (
          <Checkbox
            label={t('pausesPayments')}
            hint={t('pausesPaymentsHint')}
            checked={pausesPayments.value}
            onChange={event => pausesPayments.onChange(event.target.checked)}
          />
        )}
        {children}
      </Stack>
    </FormModal>
  )
}

interface EndButtonProps {
  client: { id: string; name: string }
  pause: ClientPause
  onClose: () => void
}

/** Ends a pause that has begun before today; any other is deleted. */
function EndButton({ client: { id, name }, pause, onClose }: EndButtonProps) {
  const t = usePauseWords()
  const today = romeDay()
  const { mutate, isPending } = useCall(updateClientPause)
  const deletePause = useDelete({
    from: listClientPauses,
    remove: deleteClientPause,
    restore: undeleteClientPause,
    input: ({ id: pauseId }: ClientPause) => ({ id, pauseId }),
    words: () => ({ deleted: t('removed', { name }), restored: t('restored', { name }) }),
  })
  const at = { id, pauseId: pause.id }
  if (isRunning(pause, today) && pause.from < today) {
    const onSuccess = () => {
      onClose()
      toastWithUndo(t('resumed', { name }), () => mutate({ ...at, until: pause.until }))
    }
    return (
      <Button isBusy={isPending} onClick={() => mutate({ ...at, until: addDays(today, -1) }, { onSuccess })}>
        {t('resume')}
      </Button>
    )
  }
  const remove = () => {
    onClose()
    deletePause(pause)
  }
  return (
    <Button kind="quiet" onClick={remove}>
      {t('remove')}
    </Button>
  )
}

import type { Input } from '@allenio/contract'
import { updateScheduledMessage } from '@allenio/contract/chat-desk'
import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { messageLimits } from '@allenio/contract/chat-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { changesOf, refresh, useCall } from '#lib/api'
import { useMinute } from '#lib/device'
import { Button } from '#ui/button'
import { FileLine } from '#ui/file-mark'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'
import { TextWithName } from '../text-with-name/text-with-name.tsx'
import { MomentField } from './moment-field.tsx'
import { faultOf, fieldOf, momentOfField, nextHour } from './moments.ts'

interface EditFormProps {
  scheduled: ScheduledMessage
  onDone: () => void
}

/** Another text, another moment; one that was refused waits again with the new one. */
export function EditForm({ scheduled: { id, message, file, sendAt, state }, onDone }: EditFormProps) {
  const t = useDeskWords()
  const cache = useQueryClient()
  const [text, setText] = useState(message)
  const [value, setValue] = useState(() => (state === 'refused' ? nextHour(new Date()) : fieldOf(sendAt)))
  const [isTried, setTried] = useState(false)
  const now = useMinute()
  const { mutate, isPending } = useCall(updateScheduledMessage, {
    onSuccess: (_, { message: toastText }) => {
      if (toastText) toast({ type: 'success', text: toastText })
      onDone()
    },
    onError: () => refresh(cache, changesOf(updateScheduledMessage)),
  })
  const moment = momentOfField(value)
  const isMoved = state === 'refused' || value !== fieldOf(sendAt)
  const fault = isTried && isMoved ? faultOf(moment, new Date(now)) : undefined
  const isEmpty = text.trim() === '' && file === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isPending || isEmpty || (isMoved && faultOf(moment, new Date()))) return
    const change: Input<typeof updateScheduledMessage> = {
      id,
      message: text.trim(),
      ...(isMoved && moment && { sendAt: moment.toISOString() }),
    }
    mutate(change)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextWithName
        label={t('message')}
        maxLength={messageLimits.text}
        maxHeight={320}
        minRows={4}
        value={text}
        onChange={setText}
        data-autofocus
        error={isTried && isEmpty ? t('messageNeeded') : undefined}
      />
      {file && <FileLine file={file} />}
      <MomentField value={value} onChange={setValue} fault={fault} />
      <div className={css.buttons}>
        <Button kind="primary" type="submit" loading={isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

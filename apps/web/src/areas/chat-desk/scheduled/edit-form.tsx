import { messageLimits } from '@allenio/contract/chat'
import { updateScheduledMessage, type ScheduledMessage } from '@allenio/contract/chat-desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { changesOf, refresh } from '#lib/api'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FileLine } from '#ui/file-mark'
import { FormBody } from '#ui/form'
import { toast } from '#ui/toast'
import { SaveButtons } from '../panel/save-buttons.tsx'
import { TextWithName } from '../text-with-name/text-with-name.tsx'
import { useDeskWords } from '../words.ts'
import { MomentField } from './moment-field.tsx'
import { faultOf, fieldOf, momentOfField, nextHour } from './moments.ts'

interface EditFormProps {
  scheduled: ScheduledMessage
  onDone: () => void
}

const schema = z.object({ message: z.string(), sendAt: z.string() })

/** Changes the text or the time of a scheduled message; a refused one waits again with the new time. */
export function EditForm({ scheduled: { id, message, file, sendAt, state }, onDone }: EditFormProps) {
  const t = useDeskWords()
  const cache = useQueryClient()
  const isMoved = (value: string) => state === 'refused' || value !== fieldOf(sendAt)
  const [start] = useState(() => ({ message, sendAt: state === 'refused' ? nextHour(new Date()) : fieldOf(sendAt) }))
  const form = useEndpointForm({
    endpoint: updateScheduledMessage,
    schema,
    start,
    check: values => {
      const fault = isMoved(values.sendAt) ? faultOf(momentOfField(values.sendAt), new Date()) : undefined
      return { message: values.message.trim() === '' && file === null ? t('messageNeeded') : undefined, sendAt: fault && t(fault) }
    },
    toInput: values => {
      const moment = momentOfField(values.sendAt)
      return { id, message: values.message.trim(), ...(isMoved(values.sendAt) && moment && { sendAt: moment.toISOString() }) }
    },
    onSaved: (_, { message: text }) => {
      if (text) toast({ type: 'success', text })
      onDone()
    },
    // the message may have been sent meanwhile
    onRefused: () => {
      void refresh(cache, changesOf(updateScheduledMessage))
      return false
    },
  })
  return (
    <FormBody form={form} gap={20}>
      <TextWithName
        {...useFormValue(form, 'message')}
        label={t('message')}
        maxLength={messageLimits.text}
        maxHeight={320}
        minRows={4}
        data-autofocus
      />
      {file && <FileLine file={file} />}
      <MomentField {...useFormValue(form, 'sendAt')} />
      <SaveButtons isBusy={form.isBusy} isDisabled={form.failure?.wait !== undefined} onCancel={onDone} />
    </FormBody>
  )
}

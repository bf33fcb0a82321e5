import type { Input } from '@allenio/contract'
import { scheduleMessage } from '@allenio/contract/chat-desk'
import { useState } from 'react'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { useDeskWords } from '../words.ts'
import { MomentField } from './moment-field.tsx'
import { faultOf, momentOfField, nextHour } from './moments.ts'

interface MomentDialogProps {
  /** The scheduled message, once its time is chosen. */
  toInput: (at: Date) => Input<typeof scheduleMessage>
  onScheduled: (message: string | undefined) => void
  onClose: () => void
}

const schema = z.object({ sendAt: z.string() })

/** Schedules a message for any day and time. */
export function MomentDialog({ toInput, onScheduled, onClose }: MomentDialogProps) {
  const t = useDeskWords()
  const [start] = useState(() => ({ sendAt: nextHour(new Date()) }))
  const form = useEndpointForm({
    endpoint: scheduleMessage,
    schema,
    start,
    check: ({ sendAt }) => {
      const fault = faultOf(momentOfField(sendAt), new Date())
      return { sendAt: fault && t(fault) }
    },
    toInput: ({ sendAt }) => toInput(momentOfField(sendAt) ?? new Date()),
    onSaved: (_, { message }) => onScheduled(message),
  })
  return (
    <FormModal form={form} title={t('whenTitle')} save={t('schedule')} reachesOthers onClose={onClose}>
      <MomentField {...useFormValue(form, 'sendAt')} data-autofocus />
    </FormModal>
  )
}

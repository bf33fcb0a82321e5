import { createSlot, deleteSlot, reservationLimits } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { call, reportCallError } from '#lib/api'
import { repetitionFaults, useRepetitionFaultSentence } from '#areas/client-actions'
import { SkeletonLines } from '#ui/skeleton'
import { useEndpointForm } from '#lib/forms'
import type { CalendarSpan } from '#ui/calendar'
import { FormModal } from '#ui/form'
import { Modal } from '#ui/modal'
import { toastWithUndo } from '#ui/toast'
import { useHosts, useKinds } from '../data.ts'
import { SlotFields } from './slot-fields.tsx'
import { freshSlot, slotForm, slotInput, type SlotValues } from './values.ts'
import { useSlotWords } from './words.ts'

interface CreateSlotProps {
  /** Where the calendar was pressed. */
  span?: CalendarSpan | undefined
  hostId: string | undefined
  zone: string
  onClose: () => void
}

/** New hours. The form opens once it knows the hosts and the kinds, which it begins with. */
export function CreateSlot({ span, hostId, zone, onClose }: CreateSlotProps) {
  const t = useSlotWords()
  const { ownId } = useHosts()
  const kinds = useKinds()
  if (kinds === undefined || (hostId ?? ownId) === undefined) {
    return (
      <Modal opened title={t('createTitle')} onClose={onClose}>
        <SkeletonLines lines={6} />
      </Modal>
    )
  }
  const usable = kinds.filter(({ isArchived }) => !isArchived)
  const start = freshSlot({ span, hostId: hostId ?? ownId ?? '', kindId: usable.length === 1 ? (usable[0]?.id ?? '') : '', zone })
  return <CreateForm start={start} onClose={onClose} />
}

/** The faults that the schema of the call cannot find. */
export function useSlotCheck(): (values: SlotValues) => Record<string, string | undefined> {
  const t = useSlotWords()
  const sayFault = useRepetitionFaultSentence()
  return values => {
    const { weekdays, every, untilDay } = repetitionFaults({ ...values, dueDay: values.firstDay })
    return {
      kindId: values.kindId === '' ? t('kindMissing') : undefined,
      weekdays: weekdays && sayFault(weekdays, values.repeats),
      every: every && sayFault(every, values.repeats),
      untilDay: untilDay && sayFault(untilDay, values.repeats),
      windowEnd: values.isWindow && values.windowEnd <= values.startTime ? t('rangeWrong') : undefined,
      capacity:
        !values.isWindow && !(values.capacity >= 1 && values.capacity <= reservationLimits.capacity)
          ? t('seatsHint', { most: reservationLimits.capacity })
          : undefined,
    }
  }
}

function CreateForm({ start, onClose }: { start: SlotValues; onClose: () => void }) {
  const t = useSlotWords()
  const [begun] = useState(start)
  const [id] = useState(newId)
  const check = useSlotCheck()
  const form = useEndpointForm({
    endpoint: createSlot,
    schema: slotForm,
    start: begun,
    check,
    toInput: values => ({ id, ...slotInput(values) }),
    onSaved: () => {
      onClose()
      toastWithUndo(t('created'), () => void call(deleteSlot, { id }).catch((error: unknown) => reportCallError(error)))
    },
  })
  return (
    <FormModal form={form} size="medium" title={t('createTitle')} save={t('create')} asksBeforeDiscard onClose={onClose}>
      <SlotFields form={form} />
    </FormModal>
  )
}

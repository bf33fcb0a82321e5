import { createSingleWorkout, deleteProgram } from '@allenio/contract/programs'
import type { TrainingEntry } from '@allenio/contract/workouts'
import { isDay } from '@allenio/domain/days'
import { useState } from 'react'
import { ClientSelect, type ChosenClient } from '#shell/client-choice'
import { useCall } from '#lib/api'
import { addDays } from '#lib/days'
import { useFormats } from '#lib/formats'
import { DayField } from '#ui/day-field'
import { SubmitModal } from '#ui/form'
import { toastWithUndo } from '#ui/toast'
import { nameOfEntry } from '../calendar/entries.ts'
import { useCalendarWords } from '../calendar/words.ts'

interface CopyEntryProps {
  entry: TrainingEntry
  client: ChosenClient
  onClose: () => void
}

/** A session on another day too, of this client or of another one. The copy is theirs: what is changed in it changes nothing here. */
export function CopyEntry({ entry, client, onClose }: CopyEntryProps) {
  const t = useCalendarWords()
  const formats = useFormats()
  const [day, setDay] = useState(addDays(entry.day, 7))
  const [target, setTarget] = useState<ChosenClient | null>(client)
  const remove = useCall(deleteProgram)
  const name = nameOfEntry(entry, t)
  const copy = useCall(createSingleWorkout, {
    onSuccess: ({ programId }) => {
      onClose()
      const words = { name, day: formats.fullDay(day) }
      const text = target && target.id !== client.id ? t('copiedFor', { ...words, person: target.name }) : t('copied', words)
      toastWithUndo(text, () => remove.mutate({ id: programId, keepsClients: false }))
    },
  })
  const { plan } = entry
  return (
    <SubmitModal
      title={t('copyTitle', { name })}
      save={t('copy')}
      maySave={isDay(day) && target !== null && plan !== null}
      isBusy={copy.isPending}
      onSubmit={() =>
        target && plan && copy.mutate({ id: target.id, day, copyOf: { programUserId: plan.programUserId, dayId: plan.dayId } })
      }
      onClose={onClose}>
      <DayField label={t('day')} value={day} onChange={setDay} data-autofocus />
      <ClientSelect label={t('copyFor')} value={target} onChange={setTarget} />
    </SubmitModal>
  )
}

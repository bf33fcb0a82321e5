import { createSingleWorkout, singleWorkoutNameMaxLength } from '@allenio/contract/programs'
import { isDay } from '@allenio/domain/days'
import { useState } from 'react'
import { goTo } from '#shell'
import { useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { DayField } from '#ui/day-field'
import { SubmitModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { useCalendarWords } from '../calendar/words.ts'

interface CreateEntryProps {
  clientId: string
  day: string
  onClose: () => void
}

/** A session that belongs to no program of the client; its exercises are written in the editor. */
export function CreateEntry({ clientId, day: start, onClose }: CreateEntryProps) {
  const t = useCalendarWords()
  const [day, setDay] = useState(start)
  const [name, setName] = useState('')
  const create = useCall(createSingleWorkout, {
    onSuccess: ({ programId }) => {
      onClose()
      goTo(hrefTo('/programs/$id/manage', { id: programId }))
    },
  })
  return (
    <SubmitModal
      title={t('createTitle')}
      text={t('createText')}
      save={t('create')}
      maySave={isDay(day)}
      isBusy={create.isPending}
      onSubmit={() => create.mutate({ id: clientId, day, name: name.trim() })}
      onClose={onClose}>
      <TextField
        label={t('name')}
        placeholder={t('namePlaceholder')}
        optional
        maxLength={singleWorkoutNameMaxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
        data-autofocus
      />
      <DayField label={t('day')} value={day} onChange={setDay} />
    </SubmitModal>
  )
}

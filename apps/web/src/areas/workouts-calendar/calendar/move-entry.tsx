import type { TrainingEntry } from '@allenio/contract/workouts'
import { isDay } from '@allenio/domain/days'
import { useState } from 'react'
import { DayField } from '#ui/day-field'
import { SubmitModal } from '#ui/form'
import { nameOfEntry } from './entries.ts'
import { useCalendarWords } from './words.ts'

interface MoveEntryProps {
  entry: TrainingEntry
  /** The first day that may be chosen. */
  min?: string | undefined
  onMove: (day: string) => void
  onClose: () => void
}

/** The day of a session by typing or from a small calendar, for whoever does not drag. */
export function MoveEntry({ entry, min, onMove, onClose }: MoveEntryProps) {
  const t = useCalendarWords()
  const [day, setDay] = useState(min !== undefined && entry.day < min ? min : entry.day)
  const isChosen = isDay(day) && (min === undefined || day >= min)
  return (
    <SubmitModal
      title={t('moveTitle', { name: nameOfEntry(entry, t) })}
      save={t('move')}
      maySave={isChosen}
      onSubmit={() => {
        onClose()
        if (day !== entry.day || !entry.isDated) onMove(day)
      }}
      onClose={onClose}>
      <DayField label={t('moveTo')} min={min} value={day} onChange={setDay} data-autofocus />
    </SubmitModal>
  )
}

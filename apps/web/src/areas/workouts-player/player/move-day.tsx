import { moveOwnTrainingDay } from '@allenio/contract/workouts'
import { isDay } from '@allenio/domain/days'
import { z } from 'zod'
import { useToday } from '#shell'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import type { PlannedWorkout } from '../plan/planned-workouts.ts'
import { usePlayerWords } from './words.ts'

interface MoveDayProps {
  workout: PlannedWorkout
  name: string
  onClose: () => void
  onMoved: () => void
}

const schema = z.object({ day: z.string() })

/** A day of the plan on another date, where the business lets clients do so. */
export function MoveDay({ workout: { assignment, day }, name, onClose, onMoved }: MoveDayProps) {
  const t = usePlayerWords()
  const today = useToday()
  const form = useEndpointForm({
    endpoint: moveOwnTrainingDay,
    schema,
    start: { day: day.date !== null && day.date > today ? day.date : today },
    check: ({ day: chosen }: { day: string }) => ({ day: isDay(chosen) ? undefined : t('moveMissing') }),
    toInput: ({ day: chosen }) => ({ id: assignment.programUserId, dayId: day.dayId, day: chosen }),
    onSaved: () => {
      onClose()
      onMoved()
    },
  })
  const field = useFormValue(form, 'day')
  return (
    <FormModal form={form} title={t('moveTitle', { name })} save={t('move')} onClose={onClose}>
      <DayField label={t('moveTo')} min={today} {...field} />
    </FormModal>
  )
}

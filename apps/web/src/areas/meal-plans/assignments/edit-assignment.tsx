import { MealPlanSchedule } from '@allenio/contract/forms/meal-plans'
import { updateMealPlanDate, type MealPlanAssignment } from '@allenio/contract/meal-plans'
import { scheduleFits } from '@allenio/domain/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { StartField, useDayFault } from '#shell/assignment'
import { formats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { toast } from '#ui/toast'
import { endsInTime } from '../assign/recipients.ts'
import { planToAssignQuery } from '../data.ts'
import { ScheduleField } from './schedule-field.tsx'
import type { PlanDay } from './schedule-field.tsx'
import { useAssignmentWords } from './words.ts'

const schema = z.object({ startDay: z.string(), endDay: z.string(), schedule: MealPlanSchedule })

interface EditAssignmentProps {
  assignment: MealPlanAssignment
  onClose: () => void
}

/** Moves the first and the last day of an assignment, and changes how its days follow each other. */
export function EditAssignment({ assignment, onClose }: EditAssignmentProps) {
  const { data: plan } = useQuery({ ...planToAssignQuery(assignment.mealPlanId), enabled: assignment.may.openPlan })
  if (!plan && assignment.may.openPlan) return null
  return <EditForm assignment={assignment} days={plan?.dayList ?? []} onClose={onClose} />
}

function EditForm({ assignment, days, onClose }: EditAssignmentProps & { days: readonly PlanDay[] }) {
  const t = useAssignmentWords()
  const dayFault = useDayFault()
  const { id, mealPlanId, title, client, startDay, endDay, schedule, isOutdated } = assignment
  const form = useEndpointForm({
    endpoint: updateMealPlanDate,
    schema,
    start: { startDay, endDay: endDay ?? '', schedule },
    check: values => ({ startDay: dayFault(values.startDay), endDay: endsInTime(values) ? undefined : t('endsEarly') }),
    toInput: values => ({
      id: mealPlanId,
      assignmentId: id,
      startDay: values.startDay,
      endDay: values.endDay || null,
      schedule: values.schedule,
    }),
    onSaved: answer => {
      onClose()
      const { day } = formats()
      const days = { name: client.name, day: day(answer.startDay), last: day(answer.endDay ?? answer.startDay) }
      toast({ type: 'success', text: t(answer.endDay === null ? 'changed' : 'changedUntil', days) })
    },
  })
  const { value, onChange, error } = useFormValue(form, 'schedule')
  const start = useFormValue(form, 'startDay')
  // an older release may have other days than the last one, whose names are known here
  const areDaysKnown = !isOutdated || scheduleFits(schedule, days)
  return (
    <FormModal form={form} title={t('changeTitle', { title, name: client.name })} reachesOthers onClose={onClose}>
      <Stack gap={16}>
        <StartField hint={t('startHint')} data-autofocus {...start} />
        <DayField label={t('endDay')} hint={t('endHint')} optional min={start.value} {...useFormValue(form, 'endDay')} />
        {areDaysKnown && days.length > 0 && <ScheduleField days={days} value={value} onChange={onChange} error={error} />}
      </Stack>
    </FormModal>
  )
}

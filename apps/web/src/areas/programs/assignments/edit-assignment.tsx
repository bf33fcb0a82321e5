import { assignmentLimits, updateProgramUser, type ProgramUser } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { MessageField, StartField } from '#shell/assignment'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { programToAssignQuery } from '../data.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { useAssignmentWords } from './words.ts'

const schema = z.object({
  startDay: z.string(),
  weekdays: z.array(z.number()).nullable(),
  hasOwnEnd: z.boolean(),
  lastDay: z.string(),
  message: z.string(),
})
type Values = z.infer<typeof schema>

interface EditAssignmentProps {
  user: ProgramUser
  onClose: () => void
}

/** When a client follows a program: first and last day, weekdays. */
export function EditAssignment({ user, onClose }: EditAssignmentProps) {
  const t = useAssignmentWords()
  const { id, title, client, programId } = user
  const { data: program } = useQuery(programToAssignQuery(programId))
  const form = useEndpointForm({
    endpoint: updateProgramUser,
    schema,
    start: { startDay: user.startDay, weekdays: user.weekdays, hasOwnEnd: user.hasOwnEnd, lastDay: user.lastDay, message: user.message },
    check: ({ startDay, weekdays }: Values) => ({
      startDay: startDay === '' ? t('dayMissing') : undefined,
      weekdays: weekdays?.length === 0 ? t('weekdaysMissing') : undefined,
    }),
    toInput: values => ({
      id,
      startDay: values.startDay,
      weekdays: values.weekdays,
      lastDay: values.hasOwnEnd ? values.lastDay : null,
      message: values.message,
    }),
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('saved', { name: client.name }) })
    },
  })
  const { control, register, setValue, wrong } = form
  const [startDay, weekdays, hasOwnEnd] = useWatch({ control, name: ['startDay', 'weekdays', 'hasOwnEnd'] })
  return (
    <FormModal form={form} size="medium" title={t('changeTitle', { title, name: client.name })} reachesOthers onClose={onClose}>
      <Stack gap={16}>
        <StartField data-autofocus {...useFormValue(form, 'startDay')} />
        <ScheduleFields
          value={weekdays}
          isOnlyInOrder={program?.isOnlyInOrder ?? false}
          daysByWeek={program?.daysByWeek ?? []}
          startDay={startDay}
          pauses={user.pauses}
          error={wrong('weekdays')}
          onChange={days => setValue('weekdays', days, { shouldDirty: true, shouldValidate: true })}
        />
        <Switch label={t('ownEnd')} hint={t('ownEndHint')} {...register('hasOwnEnd')} />
        {hasOwnEnd && <LastDay form={form} min={startDay} />}
        <MessageField hint={t('messageHint')} maxLength={assignmentLimits.message} {...form.field('message')} />
      </Stack>
    </FormModal>
  )
}

type AssignmentForm = ReturnType<typeof useEndpointForm<typeof updateProgramUser, typeof schema>>

function LastDay({ form, min }: { form: AssignmentForm; min: string }) {
  const t = useAssignmentWords()
  return <DayField label={t('lastDay')} min={min} {...useFormValue(form, 'lastDay')} />
}

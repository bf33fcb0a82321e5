import { isDay } from '@allenio/domain/days'
import { assignmentLimits, updateProgramUser, type ProgramUser } from '@allenio/contract/programs'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { MessageField, StartField } from '#shell/assignment'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { IconButton } from '#ui/icon-button'
import { Grid, Row, Stack } from '#ui/layout'
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
  pauses: z.array(z.object({ from: z.string(), until: z.string() })),
  message: z.string(),
})
type Values = z.infer<typeof schema>

interface EditAssignmentProps {
  user: ProgramUser
  onClose: () => void
}

/** When a client follows a program: first and last day, weekdays, pauses. */
export function EditAssignment({ user, onClose }: EditAssignmentProps) {
  const t = useAssignmentWords()
  const { id, title, client, programId } = user
  const { data: program } = useQuery(programToAssignQuery(programId))
  const form = useEndpointForm({
    endpoint: updateProgramUser,
    schema,
    start: {
      startDay: user.startDay,
      weekdays: user.weekdays,
      hasOwnEnd: user.hasOwnEnd,
      lastDay: user.lastDay,
      pauses: user.pauses.map(({ from, until }) => ({ from, until: until ?? '' })),
      message: user.message,
    },
    check: ({ startDay, weekdays, pauses }: Values) => ({
      startDay: startDay === '' ? t('dayMissing') : undefined,
      weekdays: weekdays?.length === 0 ? t('weekdaysMissing') : undefined,
      ...Object.fromEntries(
        pauses.flatMap(({ from, until }, at) => [
          [`pauses.${at}.from`, from === '' ? t('dayMissing') : undefined],
          [`pauses.${at}.until`, until !== '' && until < from ? t('untilBeforeFrom') : undefined],
        ]),
      ),
    }),
    toInput: values => ({
      id,
      startDay: values.startDay,
      weekdays: values.weekdays,
      lastDay: values.hasOwnEnd ? values.lastDay : null,
      pauses: values.pauses.map(({ from, until }) => ({ from, until: until || null })),
      message: values.message,
    }),
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('saved', { name: client.name }) })
    },
  })
  const { control, register, setValue, wrong } = form
  const [startDay, weekdays, hasOwnEnd, pauses] = useWatch({ control, name: ['startDay', 'weekdays', 'hasOwnEnd', 'pauses'] })
  return (
    <FormModal form={form} size="medium" title={t('changeTitle', { title, name: client.name })} reachesOthers onClose={onClose}>
      <Stack gap={16}>
        <StartField data-autofocus {...useFormValue(form, 'startDay')} />
        <ScheduleFields
          value={weekdays}
          isOnlyInOrder={program?.isOnlyInOrder ?? false}
          daysByWeek={program?.daysByWeek ?? []}
          startDay={startDay}
          pauses={pauses.filter(({ from }) => isDay(from)).map(({ from, until }) => ({ from, until: isDay(until) ? until : null }))}
          error={wrong('weekdays')}
          onChange={days => setValue('weekdays', days, { shouldDirty: true, shouldValidate: true })}
        />
        <Switch label={t('ownEnd')} hint={t('ownEndHint')} {...register('hasOwnEnd')} />
        {hasOwnEnd && <LastDay form={form} min={startDay} />}
        <Pauses form={form} />
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

function Pauses({ form }: { form: AssignmentForm }) {
  const t = useAssignmentWords()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pauses' })
  return (
    <FieldSet label={t('pauses')} optional>
      <Stack gap={12}>
        {fields.map((field, at) => (
          <Row key={field.id} gap={8} align="start">
            <Grid columns={2} gap={8} grow>
              <PauseDay form={form} at={at} side="from" />
              <PauseDay form={form} at={at} side="until" />
            </Grid>
            <IconButton label={t('deletePause')} icon={IconTrash} onClick={() => remove(at)} />
          </Row>
        ))}
        <Row>
          <Button size="small" icon={IconPlus} onClick={() => append({ from: '', until: '' })}>
            {t('addPause')}
          </Button>
        </Row>
      </Stack>
    </FieldSet>
  )
}

function PauseDay({ form, at, side }: { form: AssignmentForm; at: number; side: 'from' | 'until' }) {
  const t = useAssignmentWords()
  return (
    <DayField
      label={t(side === 'from' ? 'pauseFrom' : 'pauseUntil')}
      optional={side === 'until'}
      {...useFormValue(form, `pauses.${at}.${side}`)}
    />
  )
}

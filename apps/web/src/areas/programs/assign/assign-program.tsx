import { assignmentLimits, assignProgram } from '@allenio/contract/programs'
import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { AssignmentModal, MessageField, StartField, tickRecipients, useAssignmentFaults } from '#shell/assignment'
import { ChoiceColumns, ClientChoice } from '#shell/client-choice'
import { useToday } from '#shell'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Stack } from '#ui/layout'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { presetFor, ScheduleFields } from '../assignments/schedule-fields.tsx'
import { meetsProgram } from '../assignments/spans.ts'
import { useAssignmentWords } from '../assignments/words.ts'
import { programToAssignQuery, releasesQuery } from '../data.ts'
import { ProgramMaxima } from '../maxima/program-maxima.tsx'
import { clientsToAssignQuery, namedClientsQuery, showAssigned } from './data.ts'
import type { AssignableClient } from './data.ts'
import { useAssignWords } from './words.ts'

const Recipient = z.object({
  id: z.string(),
  name: z.string(),
  /** The id of the assignment, made once, so that a second try assigns nothing twice. */
  programUserId: z.string(),
  programs: z.array(
    z.object({
      programId: z.string(),
      title: z.string(),
      startDay: z.string(),
      lastDay: z.string(),
      pauses: z.array(z.object({ from: z.string(), until: z.string().nullable() })),
    }),
  ),
  startDay: z.string(),
})
export type Recipient = z.infer<typeof Recipient>

const schema = z.object({
  clients: z.array(Recipient),
  startDay: z.string(),
  hasOwnStarts: z.boolean(),
  /** The chosen weekdays; 'preset' means those of the program. */
  weekdays: z.array(z.number()).nullable().or(z.literal('preset')),
  message: z.string(),
})
type Values = z.infer<typeof schema>

export interface AssignProgramProps {
  programId: string
  /** Clients who were chosen already, on a client's own page or in the list. */
  clients?: readonly { id: string; name: string }[] | undefined
  /** The preset first day; today without it. */
  firstDay?: string | undefined
  onAssigned?: (() => void) | undefined
  onClose: () => void
}

/** Assigns a program to many clients at once: to whom, from when, on which days. */
export function AssignProgram({ programId, clients: given, firstDay, onAssigned, onClose }: AssignProgramProps) {
  const t = useAssignWords()
  const say = useAssignmentWords()
  const faultsIn = useAssignmentFaults()
  const today = useToday()
  const { data: program } = useQuery(programToAssignQuery(programId))
  const givenIds = given?.map(({ id }) => id) ?? []
  const { data: named } = useQuery({ ...namedClientsQuery(programId, givenIds), enabled: givenIds.length > 0 })
  const { data: released } = useQuery(releasesQuery(programId))
  const isEditedSince = released !== undefined && released.releases.length > 0 && released.hasDraft
  const presetDay = firstDay ?? today
  const daysByWeek = program?.daysByWeek ?? []
  const weekdaysOf = (value: Values['weekdays']) => (value === 'preset' ? presetFor(daysByWeek) : value)
  const [start] = useState<Values>(() => ({
    clients: (given ?? []).map(({ id, name }) => ({ id, name, programUserId: newId(), programs: [], startDay: presetDay })),
    startDay: presetDay,
    hasOwnStarts: false,
    weekdays: 'preset',
    message: '',
  }))
  const form = useEndpointForm({
    endpoint: assignProgram,
    schema,
    start,
    check: (values: Values) => ({
      ...faultsIn(values),
      weekdays: weekdaysOf(values.weekdays)?.length === 0 ? say('weekdaysMissing') : undefined,
    }),
    toInput: values => ({
      id: programId,
      message: values.message,
      clients: values.clients.map(({ id, programUserId, startDay }) => ({
        clientId: id,
        programUserId,
        startDay: values.hasOwnStarts && isDay(startDay) ? startDay : values.startDay,
        weekdays: program?.isOnlyInOrder ? null : weekdaysOf(values.weekdays),
      })),
    }),
    onSaved: answer => {
      onAssigned?.()
      onClose()
      showAssigned(answer)
    },
  })
  const { control, setValue, register, wrong } = form
  const [clients, startDay, hasOwnStarts, weekdays] = useWatch({ control, name: ['clients', 'startDay', 'hasOwnStarts', 'weekdays'] })
  const isLong = program?.isOnlyInOrder ?? false
  // clients who were chosen on another page came without their programs, so those are loaded apart
  const followedBy = new Map(named?.clients.map(({ id, programs }) => [id, programs]))
  const overlapping = clients.filter(({ id, programs, startDay: own }) =>
    meetsProgram({ programs: followedBy.get(id) ?? programs }, { startDay: hasOwnStarts ? own : startDay, weeks: program?.weeks ?? 1 }),
  )
  const tick = (ticked: readonly AssignableClient[], isChosen: boolean) => {
    const recipients = ticked.map(({ id, name, programs }) => ({ id, name, programs, startDay, programUserId: newId() }))
    const next = tickRecipients(clients, recipients, isChosen)
    setValue('clients', next, { shouldDirty: true, shouldValidate: true })
  }
  const noteOf = ({ isAssigned, programs }: AssignableClient) =>
    isAssigned ? t('hasIt') : programs.length > 0 ? t('follows', { titles: programs.map(({ title }) => title).join(', ') }) : ''
  return (
    <AssignmentModal form={form} size="large" title={program?.title ?? '…'} count={clients.length} onClose={onClose}>
      <ChoiceColumns>
        {!given && (
          <ClientChoice
            queryOf={(search, groupId) => clientsToAssignQuery(programId, search, groupId)}
            chosen={clients}
            atMost={assignmentLimits.clients}
            error={wrong('clients')}
            noteOf={noteOf}
            onTick={tick}
          />
        )}
        <Stack gap={16}>
          <StartField {...useFormValue(form, 'startDay')} />
          {clients.length > 1 && <Switch label={t('startEach')} {...register('hasOwnStarts')} />}
          {hasOwnStarts &&
            clients.map(({ id, name, startDay: own }, at) => (
              <StartField
                key={id}
                client={name}
                value={own}
                onChange={day => setValue(`clients.${at}.startDay`, day, { shouldDirty: true })}
              />
            ))}
          <ScheduleFields
            value={weekdaysOf(weekdays)}
            isOnlyInOrder={isLong}
            daysByWeek={daysByWeek}
            startDay={startDay}
            error={wrong('weekdays')}
            onChange={days => setValue('weekdays', days, { shouldDirty: true, shouldValidate: true })}
          />
          <ProgramMaxima programId={programId} clientIds={clients.map(({ id }) => id)} />
          <MessageField hint={t('messageHint')} maxLength={assignmentLimits.message} {...form.field('message')} />
          {isEditedSince && (
            <Text tone={2} size="small">
              {t('withDraft')}
            </Text>
          )}
          {overlapping.length > 0 && (
            <Text tone="attention" size="small">
              {t('overlaps', { count: overlapping.length })}
            </Text>
          )}
        </Stack>
      </ChoiceColumns>
    </AssignmentModal>
  )
}

import { assignMacro } from '@allenio/contract/macro-assignments'
import { macroLimits } from '@allenio/contract/macro-fields'
import type { Macro } from '@allenio/contract/macros'
import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { presetWeek, weekFits } from '@allenio/domain/macros'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ChoiceColumns, ClientChoice } from '#shell/client-choice'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { macroToAssignQuery } from '../data.ts'
import { WeekField } from '../week/week-field.tsx'
import { clientsForMacroQuery, showAssigned } from './data.ts'
import type { AssignableClient } from './data.ts'
import { assignForm, assignInput, needsWeight, typedWeight } from './recipients.ts'
import type { AssignValues } from './recipients.ts'
import { TrainingNotes } from './training-notes.tsx'
import { useFactsOf, WeightFields } from './weight-fields.tsx'
import { useAssignWords } from './words.ts'

export interface AssignMacroProps {
  macroId: string
  /** Chosen already, from a client's own page. */
  client?: { id: string; name: string } | undefined
  /** Chosen already, from the list of clients. */
  clients?: readonly { id: string; name: string }[] | undefined
  onAssigned?: (() => void) | undefined
  onClose: () => void
}

/** Gives a macro to many at once: to whom, from when, in which week. */
export function AssignMacro({ macroId, ...props }: AssignMacroProps) {
  const { data: macro } = useQuery(macroToAssignQuery(macroId))
  return macro ? <AssignForm macro={macro} {...props} /> : null
}

function AssignForm({ macro, client, clients: several, onAssigned, onClose }: Omit<AssignMacroProps, 'macroId'> & { macro: Macro }) {
  const t = useAssignWords()
  const today = useToday()
  const { day } = useFormats()
  const { id, title, unit, days, weightBasis } = macro
  const presetClients = client ? [client] : several
  const [start] = useState<AssignValues>(() => ({
    clients: (presetClients ?? []).map(each => ({
      id: each.id,
      name: each.name,
      assignmentId: newId(),
      startDay: today,
      typedKg: '',
      hasCurrent: false,
    })),
    startDay: today,
    hasOwnStarts: false,
    week: presetWeek(days),
    followsTraining: false,
    message: '',
  }))
  const form = useEndpointForm({
    endpoint: assignMacro,
    schema: assignForm,
    start,
    check: ({ clients, startDay, week, followsTraining }: AssignValues) => ({
      clients: clients.length === 0 ? t('nobodyChosen') : undefined,
      startDay: isDay(startDay) ? undefined : t('dayMissing'),
      week: weekFits(week, days, { followsTraining }) ? undefined : t('weekHint'),
      ...Object.fromEntries(
        clients.map((each, at) => [
          `clients.${at}.typedKg`,
          needsWeight({ unit }, each) && typedWeight(each.typedKg) === undefined ? t('weightMissing') : undefined,
        ]),
      ),
    }),
    toInput: values => assignInput(id, values),
    onSaved: answer => {
      onAssigned?.()
      onClose()
      showAssigned(answer)
    },
  })
  const { control, setValue, register, wrong } = form
  const [clients, startDay, hasOwnStarts, week, followsTraining] = useWatch({
    control,
    name: ['clients', 'startDay', 'hasOwnStarts', 'week', 'followsTraining'],
  })
  useFactsOf(form, id)
  const tick = ({ id: clientId, name, weightKg, current, training }: AssignableClient, isChosen: boolean) => {
    const others = clients.filter(each => each.id !== clientId)
    const added = { id: clientId, name, weightKg, typedKg: '', hasCurrent: current !== null, training, startDay, assignmentId: newId() }
    setValue('clients', isChosen ? [...others, added] : others, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const noteOf = ({ isAssigned, current }: AssignableClient) => {
    if (!current) return ''
    return isAssigned && current.macroId === id
      ? t('hasIt', { day: day(current.startDay) })
      : t('follows', { title: current.title, day: day(current.startDay) })
  }
  const types = days.flatMap(({ dayType }) => (dayType === 'every day' ? [] : [dayType]))
  const following = clients.filter(({ hasCurrent }) => hasCurrent).length
  return (
    <FormModal
      form={form}
      size={presetClients ? 'medium' : 'large'}
      title={t('assignTitle', { title })}
      text={client?.name}
      save={clients.length > 0 && !client ? t('assignCount', { count: clients.length }) : t('assign')}
      startsAtSave={presetClients !== undefined}
      onClose={onClose}>
      <ChoiceColumns>
        {!presetClients && (
          <ClientChoice
            queryOf={search => clientsForMacroQuery(id, search)}
            chosen={clients}
            atMost={macroLimits.clients}
            error={wrong('clients')}
            noteOf={noteOf}
            onTick={tick}
          />
        )}
        <Stack gap={16}>
          <DayField label={t('startDay')} {...useFormValue(form, 'startDay')} />
          {clients.length > 1 && <Checkbox label={t('startEach')} {...register('hasOwnStarts')} />}
          {hasOwnStarts &&
            clients.map(({ id: clientId, name, startDay: own }, at) => (
              <DayField
                key={clientId}
                label={t('startOf', { name })}
                value={own}
                onChange={next => setValue(`clients.${at}.startDay`, next, { shouldDirty: true })}
              />
            ))}
          {week && types.length > 1 && (
            <WeekField
              types={types}
              value={week}
              onChange={next => setValue('week', next, { shouldDirty: true, shouldValidate: true })}
              followsTraining={followsTraining}
              onFollow={next => setValue('followsTraining', next, { shouldDirty: true })}
              error={wrong('week')}
            />
          )}
          {followsTraining && <TrainingNotes clients={clients} />}
          {unit === 'grams per kg' && <WeightFields form={form} basis={weightBasis} />}
          <TextArea
            label={t('message')}
            hint={t('messageHint')}
            optional
            minRows={2}
            maxLength={macroLimits.message}
            {...form.field('message')}
          />
          {following > 0 && (
            <Text size="small" tone={2}>
              {t('endsBefore', { count: following })}
            </Text>
          )}
        </Stack>
      </ChoiceColumns>
    </FormModal>
  )
}

export type AssignForm = ReturnType<typeof useEndpointForm<typeof assignMacro, typeof assignForm>>

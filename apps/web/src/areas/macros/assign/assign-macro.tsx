import { assignMacro } from '@allenio/contract/macro-assignments'
import { macroLimits } from '@allenio/contract/macro-fields'
import type { Macro } from '@allenio/contract/macros'
import { isDay } from '@allenio/domain/days'
import { presetWeek, weekFits } from '@allenio/domain/macros'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { withoutFacts } from '#shell/assignment'
import { ChoiceColumns, ClientChoice } from '#shell/client-choice'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal, WithDraft } from '#ui/form'
import { BareList, Stack } from '#ui/layout'
import { Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { macroToAssignQuery } from '../data.ts'
import { WeekField } from '../week/week-field.tsx'
import { clientsForMacroQuery, showAssigned } from './data.ts'
import type { AssignableClient } from './data.ts'
import { dayTypesOf, RecipientRow, useFactsOf } from './recipient-row.tsx'
import { assignForm, assignInput, needsWeight, newRecipient, readAssignDraft, typedWeight } from './recipients.ts'
import type { AssignValues } from './recipients.ts'
import { useAssignWords } from './words.ts'

export interface AssignMacroProps {
  macroId: string
  /** The client from whose page the dialog was opened. */
  client?: { id: string; name: string } | undefined
  /** The clients who were chosen in the list. */
  clients?: readonly { id: string; name: string }[] | undefined
  onAssigned?: (() => void) | undefined
  onClose: () => void
}

/** Gives a macro to many at once: to whom, from when, in which week. */
export function AssignMacro({ macroId, ...props }: AssignMacroProps) {
  const { data: macro } = useQuery(macroToAssignQuery(macroId))
  return macro ? <DraftForm macro={macro} {...props} /> : null
}

interface DraftFormProps extends Omit<AssignMacroProps, 'macroId'> {
  macro: Macro
}

/** Begins with what was left unfinished on this device. */
function DraftForm(props: DraftFormProps) {
  const { macro, client, clients: several } = props
  const today = useToday()
  const { id, days } = macro
  const presetTerms = { startDay: today, week: presetWeek(days), followsTraining: false }
  const [start] = useState<AssignValues>(() => ({
    clients: (client ? [client] : (several ?? [])).map(each => newRecipient(each, presetTerms)),
    ...presetTerms,
    message: '',
  }))
  // a selection of the list is another one each time, to which no draft belongs
  if (several && !client) return <AssignForm {...props} start={start} />
  return (
    <WithDraft
      name={['assign macro', id, client?.id].filter(Boolean).join(' ')}
      read={stored => readAssignDraft(stored, start, { days, today })}>
      {draft => <AssignForm {...props} start={start} draft={{ ...draft, save: values => draft.save(withoutFacts(values)) }} />}
    </WithDraft>
  )
}

interface AssignFormProps extends DraftFormProps {
  start: AssignValues
  draft?: FormDraft<AssignValues>
}

function AssignForm({ macro, client, clients: several, onAssigned, onClose, start, draft }: AssignFormProps) {
  const t = useAssignWords()
  const { day } = useFormats()
  const { id, title, unit, days } = macro
  const presetClients = client ? [client] : several
  const form = useEndpointForm({
    endpoint: assignMacro,
    schema: assignForm,
    start,
    ...(draft && { draft }),
    check: ({ clients, startDay, week, followsTraining }: AssignValues) => ({
      clients: clients.length === 0 ? t('nobodyChosen') : undefined,
      startDay: isDay(startDay) ? undefined : t('dayMissing'),
      week: weekFits(week, days, { followsTraining }) ? undefined : t('weekHint'),
      ...Object.fromEntries(
        clients.flatMap((each, at) => [
          [
            `clients.${at}.typedKg`,
            needsWeight({ unit }, each) && typedWeight(each.typedKg) === undefined ? t('weightMissing') : undefined,
          ],
          [`clients.${at}.startDay`, each.hasOwn && !isDay(each.startDay) ? t('dayMissing') : undefined],
          [`clients.${at}.week`, each.hasOwn && !weekFits(each.week, days, each) ? t('weekHint') : undefined],
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
  const { control, setValue, wrong } = form
  const [clients, week, followsTraining] = useWatch({ control, name: ['clients', 'week', 'followsTraining'] })
  useFactsOf(form, id)
  const tick = (facts: AssignableClient, isChosen: boolean) => {
    const others = clients.filter(each => each.id !== facts.id)
    const added = { ...newRecipient(facts, form.getValues()), facts }
    setValue('clients', isChosen ? [...others, added] : others, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const noteOf = ({ isAssigned, current: now, upcoming }: AssignableClient) => {
    const current = now ?? upcoming[0]
    if (!current) return ''
    return isAssigned && current.macroId === id
      ? t('hasIt', { day: day(current.startDay) })
      : t('follows', { title: current.title, day: day(current.startDay) })
  }
  const types = dayTypesOf(macro)
  return (
    <FormModal
      form={form}
      size={presetClients ? 'medium' : 'large'}
      title={t('assignTitle', { title })}
      text={client?.name}
      save={clients.length > 0 && !client ? t('assignCount', { count: clients.length }) : t('assign')}
      reachesOthers
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
          {week && types.length > 1 && (
            <WeekField
              types={types}
              value={week}
              onChange={next => setValue('week', next, { shouldDirty: true, shouldValidate: true })}
              followsTraining={followsTraining}
              onFollow={followsTraining => setValue('followsTraining', followsTraining, { shouldDirty: true })}
              error={wrong('week')}
            />
          )}
          <TextArea
            label={t('message')}
            hint={t('messageHint')}
            optional
            minRows={2}
            maxLength={macroLimits.message}
            {...form.field('message')}
          />
        </Stack>
      </ChoiceColumns>
      {clients.length > 0 && (
        <section>
          <Title level={3}>{t(client ? 'change' : 'recipients')}</Title>
          <BareList>
            {clients.map((recipient, at) => (
              <RecipientRow key={recipient.id} form={form} macro={macro} recipient={recipient} at={at} isOnly={client !== undefined} />
            ))}
          </BareList>
        </section>
      )}
    </FormModal>
  )
}

export type AssignForm = ReturnType<typeof useEndpointForm<typeof assignMacro, typeof assignForm>>

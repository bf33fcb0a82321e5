import { assignMacro, macroLimits, type Macro } from '@allenio/contract/macros'
import { presetWeek, weekFits } from '@allenio/domain/macros'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  AssignmentDraft,
  AssignmentModal,
  MessageField,
  RecipientList,
  StartField,
  tickRecipients,
  useAssignmentFaults,
  useFollowedSentence,
  useRecipientFacts,
} from '#shell/assignment'
import { ChoiceColumns, ClientChoice } from '#shell/client-choice'
import { useToday } from '#shell'
import { useEndpointForm, useFormValue } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { Stack } from '#ui/layout'
import { macroToAssignQuery } from '../data.ts'
import { WeekField } from '../week/week-field.tsx'
import { clientsForMacroQuery, showAssigned } from './data.ts'
import type { AssignableClient } from './data.ts'
import { dayTypesOf, RecipientRow } from './recipient-row.tsx'
import { assignForm, assignInput, macroRecipient, needsWeight, parseAssignDraft, typedWeight } from './recipients.ts'
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
    clients: (client ? [client] : (several ?? [])).map(each => macroRecipient(each, presetTerms)),
    ...presetTerms,
    message: '',
  }))
  // a selection of the list is another one each time, to which no draft belongs
  if (several && !client) return <AssignForm {...props} start={start} />
  return (
    <AssignmentDraft name={['assign macro', id, client?.id]} read={stored => parseAssignDraft(stored, start, { days, today })}>
      {draft => <AssignForm {...props} start={start} draft={draft} />}
    </AssignmentDraft>
  )
}

interface AssignFormProps extends DraftFormProps {
  start: AssignValues
  draft?: FormDraft<AssignValues>
}

function AssignForm({ macro, client, clients: several, onAssigned, onClose, start, draft }: AssignFormProps) {
  const t = useAssignWords()
  const faultsIn = useAssignmentFaults()
  const followedSentence = useFollowedSentence()
  const { id, title, unit, days } = macro
  const presetClients = client ? [client] : several
  const form = useEndpointForm({
    endpoint: assignMacro,
    schema: assignForm,
    start,
    ...(draft && { draft }),
    check: (values: AssignValues) => ({
      week: weekFits(values.week, days, values) ? undefined : t('weekHint'),
      ...faultsIn(values, each => ({
        typedKg: needsWeight({ unit }, each) && typedWeight(each.typedKg) === undefined ? t('weightMissing') : undefined,
        week: each.hasOwn && !weekFits(each.week, days, each) ? t('weekHint') : undefined,
      })),
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
  const queryOf = (search: string, groupId?: string) => clientsForMacroQuery(id, search, groupId)
  useRecipientFacts({ recipients: clients, queryOf, onFound: (facts, at) => setValue(`clients.${at}.facts`, facts) })
  const tick = (ticked: readonly AssignableClient[], isChosen: boolean) => {
    const recipients = ticked.map(facts => ({ ...macroRecipient(facts, form.getValues()), facts }))
    const next = tickRecipients(clients, recipients, isChosen)
    setValue('clients', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const noteOf = (facts: AssignableClient) =>
    followedSentence(facts, { isSame: ({ macroId }) => macroId === id, hasIt: day => t('hasIt', { day }) })
  const types = dayTypesOf(macro)
  return (
    <AssignmentModal
      form={form}
      size={presetClients ? 'medium' : 'large'}
      title={title}
      client={client}
      count={clients.length}
      onClose={onClose}>
      <ChoiceColumns>
        {!presetClients && (
          <ClientChoice
            queryOf={queryOf}
            chosen={clients}
            atMost={macroLimits.clients}
            error={wrong('clients')}
            noteOf={noteOf}
            onTick={tick}
          />
        )}
        <Stack gap={16}>
          <StartField {...useFormValue(form, 'startDay')} />
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
          <MessageField hint={t('messageHint')} maxLength={macroLimits.message} {...form.field('message')} />
        </Stack>
      </ChoiceColumns>
      {clients.length > 0 && (
        <RecipientList isOnly={client !== undefined}>
          {clients.map((recipient, at) => (
            <RecipientRow key={recipient.id} form={form} macro={macro} recipient={recipient} at={at} isOnly={client !== undefined} />
          ))}
        </RecipientList>
      )}
    </AssignmentModal>
  )
}

export type AssignForm = ReturnType<typeof useEndpointForm<typeof assignMacro, typeof assignForm>>

import { assignSurvey, surveyAssignmentLimits } from '@allenio/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useToday } from '#shell'
import {
  AssignmentDraft,
  AssignmentModal,
  MessageField,
  RecipientList,
  tickRecipients,
  useAssignmentFaults,
  useRecipientFacts,
} from '#shell/assignment'
import { ChoiceColumns, ClientChoice, type ChosenClient } from '#shell/client-choice'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue, type FormDraft } from '#lib/forms'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { clientsForSurveyQuery, showAssigned, surveyToAssignQuery, type AssignableClient, type SurveyToAssign } from './data.ts'
import { PublishFirst } from './publish-first.tsx'
import { RecipientRow } from './recipient-row.tsx'
import {
  assignForm,
  assignInput,
  parseAssignDraft,
  rhythmFaults,
  startValues,
  surveyRecipient,
  termsOf,
  type AssignValues,
} from './terms.ts'
import { DayFields, OpeningFields } from './terms-fields.tsx'
import { useAssignWords } from './words.ts'

interface AssignSurveyProps {
  surveyId: string
  /** The client from whose page the dialog was opened. */
  client?: ChosenClient | undefined
  /** Clients who were chosen in their list. */
  chosen?: readonly ChosenClient[]
  onDone?: () => void
  onClose: () => void
}

/** Asks many clients a survey at once: whom, from when, how often, and when they are reminded. */
export function AssignSurvey({ surveyId, ...props }: AssignSurveyProps) {
  const { data: survey } = useQuery(surveyToAssignQuery(surveyId))
  return survey ? <DraftForm survey={survey} {...props} /> : null
}

interface DraftFormProps extends Omit<AssignSurveyProps, 'surveyId'> {
  survey: SurveyToAssign
}

/** Begins with what was left unfinished on this device. */
function DraftForm(props: DraftFormProps) {
  const { survey, client, chosen = client ? [client] : [] } = props
  const today = useToday()
  const [start] = useState(() => startValues({ type: survey.type, today, clients: chosen.slice(0, surveyAssignmentLimits.clients) }))
  return (
    // a draft for some clients is no beginning for others
    <AssignmentDraft
      name={['assign survey', survey.id, ...chosen.map(({ id }) => id)]}
      read={stored => parseAssignDraft(stored, start, today)}>
      {draft => <AssignSurveyForm {...props} start={start} draft={draft} />}
    </AssignmentDraft>
  )
}

interface AssignFormProps extends DraftFormProps {
  start: AssignValues
  draft: FormDraft<AssignValues>
}

function useAssignForm({ survey, start, draft, onDone, onClose }: Omit<AssignFormProps, 'client'>) {
  const t = useAssignWords()
  const faultsIn = useAssignmentFaults()
  const isWrong = (terms: Parameters<typeof rhythmFaults>[0]) => Object.keys(rhythmFaults(terms)).length > 0
  return useEndpointForm({
    endpoint: assignSurvey,
    schema: assignForm,
    start,
    draft,
    check: (values: AssignValues) => {
      const faults = faultsIn(values, each => ({ rhythm: isWrong(termsOf(each, values)) ? t('daysMissing') : undefined }))
      const haveIt = values.clients.filter(({ facts }) => facts?.isAssigned)
      return {
        rhythm: isWrong(values) ? t('daysMissing') : undefined,
        ...faults,
        // a client who has the survey already would be asked twice
        clients:
          haveIt.length > 0 ? t('haveIt', { count: haveIt.length, names: haveIt.map(({ name }) => name).join(', ') }) : faults['clients'],
      }
    },
    toInput: values => assignInput(survey.id, values),
    onSaved: answer => {
      onDone?.()
      onClose()
      showAssigned(answer)
    },
  })
}

export type AssignForm = ReturnType<typeof useAssignForm>

function AssignSurveyForm({ survey, client, onClose, ...rest }: AssignFormProps) {
  const t = useAssignWords()
  const { day } = useFormats()
  const { id, name, weekdays, may } = survey
  const form = useAssignForm({ survey, onClose, ...rest })
  const { control, setValue, wrong } = form
  const clients = useWatch({ control, name: 'clients' })
  const [start, rhythm] = [useFormValue(form, 'startDay'), useFormValue(form, 'rhythm')]
  const [opening, reminder] = [useFormValue(form, 'opensHoursBefore'), useFormValue(form, 'reminderHour')]
  const queryOf = (search: string, groupId?: string) => clientsForSurveyQuery(id, search, groupId)
  useRecipientFacts({ recipients: clients, queryOf, onFound: (facts, at) => setValue(`clients.${at}.facts`, facts) })
  const tick = (ticked: readonly AssignableClient[], isChosen: boolean) => {
    const recipients = ticked.map(facts => ({ ...surveyRecipient(facts, form.getValues()), facts }))
    const next = tickRecipients(clients, recipients, isChosen)
    setValue('clients', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const noteOf = ({ isAssigned, hasAccount, others }: AssignableClient) =>
    [
      isAssigned && t('hasIt'),
      !hasAccount && t('noAccountHint'),
      others.length > 0 &&
        t('others', { others: others.map(other => t('otherDue', { name: other.name, day: day(other.dueDay) })).join(', ') }),
    ]
      .filter(Boolean)
      .join(' ')
  const preview = clients.length > 0 && (
    <RecipientList isOnly={client !== undefined}>
      {clients.map((recipient, at) => (
        <RecipientRow key={recipient.id} isOnly={client !== undefined} {...{ form, weekdays, recipient, at }} />
      ))}
    </RecipientList>
  )
  return (
    <AssignmentModal
      form={form}
      size={client ? 'medium' : 'large'}
      title={name}
      client={client}
      count={clients.length}
      canSubmit={may.assign}
      onClose={onClose}>
      <Stack gap={20}>
        <PublishFirst survey={survey} />
        {client && preview}
        {client && wrong('clients') && <Notice>{wrong('clients')}</Notice>}
        {may.assign && (
          <ChoiceColumns>
            {!client && (
              <ClientChoice
                queryOf={queryOf}
                chosen={clients}
                atMost={surveyAssignmentLimits.clients}
                error={wrong('clients')}
                noteOf={noteOf}
                onTick={tick}
              />
            )}
            <Stack gap={16}>
              <DayFields
                value={{ startDay: start.value, rhythm: rhythm.value }}
                weekdays={weekdays}
                startError={start.error}
                showsFaults={form.formState.isSubmitted}
                onStart={start.onChange}
                onRhythm={rhythm.onChange}
              />
              <OpeningFields
                opensHoursBefore={opening.value}
                reminderHour={reminder.value}
                onOpening={opening.onChange}
                onReminder={reminder.onChange}
              />
              <MessageField hint={t('messageHint')} maxLength={surveyAssignmentLimits.message} {...form.field('message')} />
            </Stack>
          </ChoiceColumns>
        )}
        {!client && preview}
      </Stack>
    </AssignmentModal>
  )
}

import type { Output } from '@allenio/contract'
import { assignMealPlan, mealPlanAssignmentLimits, type getMealPlanForAssign, type MealPlanAssignment } from '@allenio/contract/meal-plans'
import { scheduleFits } from '@allenio/domain/meal-plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useToday } from '#shell'
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
import { CautionTip } from '#areas/aliments'
import { CallError } from '#lib/api'
import { fieldErrorsOf, useEndpointForm, useFormValue } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { Grid, Stack } from '#ui/layout'
import { ScheduleField, usualWeek } from '../assignments/schedule-field.tsx'
import { planToAssignQuery } from '../data.ts'
import { AllergyNote } from './allergy-note.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { clientsForPlanQuery, showAssigned } from './data.ts'
import type { AssignableClient } from './data.ts'
import { DraftLine } from './draft-line.tsx'
import { RecipientRow } from './recipient-row.tsx'
import {
  assignForm,
  assignInput,
  conflictsFirst,
  endsInTime,
  needsReasonStill,
  planRecipient,
  parseAssignDraft,
  startValues,
  termsOf,
  touchedAllergies,
} from './recipients.ts'
import type { AssignValues } from './recipients.ts'
import { useAssignWords } from './words.ts'

export interface AssignMealPlanProps {
  planId: string
  /** The client from whose page the dialog was opened. */
  client?: { id: string; name: string } | undefined
  /** The assignment of this plan that the client has, to be given anew. */
  renewed?: MealPlanAssignment | undefined
  /** Today without it. */
  firstDay?: string | undefined
  onClose: () => void
}

/** Gives a plan to many at once: to whom, from when, how its days follow each other. */
export function AssignMealPlan({ planId, ...props }: AssignMealPlanProps) {
  const { data: plan } = useQuery(planToAssignQuery(planId))
  // the form begins with the days of the release, which a draft has only once it is completed
  return plan ? <DraftForm key={plan.releaseId} plan={plan} {...props} /> : null
}

interface DraftFormProps extends Omit<AssignMealPlanProps, 'planId'> {
  plan: Output<typeof getMealPlanForAssign>
}

/** Begins with what was left unfinished on this device. */
function DraftForm({ renewed, firstDay, ...props }: DraftFormProps) {
  const { plan, client } = props
  const today = useToday()
  const { id, dayList: days } = plan
  const [start] = useState(() => startValues({ days, week: usualWeek(days), today, clients: client ? [client] : [], renewed, firstDay }))
  // a draft for one client is no beginning for others
  const name = ['assign plan', id, client?.id, renewed?.id]
  return (
    <AssignmentDraft name={name} read={stored => parseAssignDraft(stored, start, { days, today })}>
      {draft => <AssignForm {...props} start={start} draft={draft} changedId={renewed?.id} />}
    </AssignmentDraft>
  )
}

interface AssignFormProps extends Pick<DraftFormProps, 'plan' | 'client' | 'onClose'> {
  start: AssignValues
  draft: FormDraft<AssignValues>
  /** The assignment that is given anew. */
  changedId: string | undefined
}

function AssignForm({ plan, client, start, draft, changedId, onClose }: AssignFormProps) {
  const t = useAssignWords()
  const faultsIn = useAssignmentFaults()
  const followedSentence = useFollowedSentence()
  const { id, title, dayList: days, releaseId } = plan
  const form = useEndpointForm({
    endpoint: assignMealPlan,
    schema: assignForm,
    start,
    draft,
    check: (values: AssignValues) => ({
      endDay: endsInTime(values) ? undefined : t('endsEarly'),
      schedule: scheduleFits(values.schedule, days) ? undefined : t('scheduleMissing'),
      ...faultsIn(values, each => ({
        reason: needsReasonStill(each) ? t('reasonMissing') : undefined,
        schedule: scheduleFits(termsOf(each, values).schedule, days) ? undefined : t('scheduleMissing'),
        endDay: each.hasOwn && !endsInTime(each) ? t('endsEarly') : undefined,
      })),
    }),
    toInput: values => assignInput(id, values),
    onRefused: error => {
      // an allergy that was noted meanwhile asks for a reason whose field is not there yet
      if (error instanceof CallError && error.code === 'meal plan reason needed')
        readFacts(Object.keys(fieldErrorsOf(error))).catch(() => undefined)
      return false
    },
    onSaved: answer => {
      onClose()
      showAssigned(answer, changedId)
    },
  })
  const { control, setValue, wrong } = form
  const clients = useWatch({ control, name: 'clients' })
  const queryOf = (search: string, groupId?: string) => clientsForPlanQuery(id, search, groupId)
  useRecipientFacts({ recipients: clients, queryOf, onFound: (facts, at) => setValue(`clients.${at}.facts`, facts) })
  const readFacts = useRefusedFacts(form, id)
  const tick = (ticked: readonly AssignableClient[], isChosen: boolean) => {
    const recipients = ticked.map(facts => ({ ...planRecipient(facts, form.getValues()), facts }))
    const next = tickRecipients(clients, recipients, isChosen)
    setValue('clients', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const noteOf = (client: AssignableClient) => {
    const followed = followedSentence(client, { isSame: ({ mealPlanId }) => mealPlanId === id, hasIt: day => t('hasIt', { day }) })
    const allergies = touchedAllergies(client)
    return allergies.length === 0 ? followed : <AllergyNote allergies={allergies} followed={followed} />
  }
  const scheduleField = useFormValue(form, 'schedule')
  const [startField, endField] = [useFormValue(form, 'startDay'), useFormValue(form, 'endDay')]
  const conflicts = clients.map((recipient, at) => ({ recipient, at })).filter(({ recipient }) => needsReasonStill(recipient))
  const goToReason = () => {
    const [first] = conflicts
    if (first) form.setFocus(`clients.${first.at}.reason`)
  }
  const preview = clients.length > 0 && releaseId !== null && (
    <RecipientList isOnly={client !== undefined} mark={clients.some(({ facts }) => facts && facts.hits.length > 0) && <CautionTip />}>
      {conflictsFirst(clients).map(({ recipient, at }) => (
        <RecipientRow key={recipient.id} form={form} plan={plan} recipient={recipient} at={at} isOnly={client !== undefined} />
      ))}
    </RecipientList>
  )
  return (
    <AssignmentModal
      form={form}
      footNote={<ConflictNote names={conflicts.map(({ recipient }) => recipient.name)} onGo={goToReason} />}
      size={client ? 'medium' : 'large'}
      title={title}
      client={client}
      count={clients.length}
      canSubmit={releaseId !== null}
      onClose={onClose}>
      <Stack gap={20}>
        <DraftLine plan={plan} />
        {client && preview}
        {releaseId !== null && (
          <ChoiceColumns>
            {!client && (
              <ClientChoice
                queryOf={queryOf}
                chosen={clients}
                atMost={mealPlanAssignmentLimits.clients}
                error={wrong('clients')}
                noteOf={noteOf}
                onTick={tick}
              />
            )}
            <Stack gap={16}>
              <Grid columns={2}>
                <StartField {...startField} />
                <DayField label={t('endDay')} hint={t('endHint')} optional min={startField.value} {...endField} />
              </Grid>
              <ScheduleField days={days} {...scheduleField} />
              <MessageField hint={t('messageHint')} maxLength={mealPlanAssignmentLimits.message} {...form.field('message')} />
            </Stack>
          </ChoiceColumns>
        )}
        {!client && preview}
      </Stack>
    </AssignmentModal>
  )
}

export type AssignForm = ReturnType<typeof useEndpointForm<typeof assignMealPlan, typeof assignForm>>

/** Answers how to read anew what the plan touches for the clients whose reason was missing. */
function useRefusedFacts({ setValue, getValues }: AssignForm, planId: string): (refusedFields: readonly string[]) => Promise<void> {
  const queries = useQueryClient()
  return async refusedFields => {
    const all = getValues('clients')
    for (const { id, name } of all.filter((_, at) => refusedFields.includes(`clients.${at}.reason`))) {
      const { pages } = await queries.fetchInfiniteQuery({ ...clientsForPlanQuery(planId, name), staleTime: 0 })
      const found = pages.flatMap(page => page.clients).find(each => each.id === id)
      const at = getValues('clients').findIndex(each => each.id === id)
      if (found && at !== -1) setValue(`clients.${at}.facts`, found)
    }
  }
}

import { assignSurvey, surveyAssignmentLimits, type SurveyAssignment } from '@allenio/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { repetitionValuesOf } from '#areas/client-actions'
import { useToday } from '#shell'
import { MessageField, useDayFault } from '#shell/assignment'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { surveyToAssignQuery } from '../assign/data.ts'
import { rhythmFaults, termsForm, type TermsValues } from '../assign/terms.ts'
import { DayFields, OpeningFields } from '../assign/terms-fields.tsx'
import { useAssignWords } from '../assign/words.ts'
import { changedTerms } from './changed-terms.ts'
import { useAssignmentWords } from './words.ts'

interface EditAssignmentProps {
  assignment: SurveyAssignment
  onClose: () => void
}

/** Changes on which days a client is asked, when it opens and when they are reminded. */
export function EditAssignment({ assignment, onClose }: EditAssignmentProps) {
  const t = useAssignmentWords()
  const say = useAssignWords()
  const today = useToday()
  const dayFault = useDayFault()
  const { id, surveyId, name, client, startDay, repetition, untilDay, opensHoursBefore, reminderHour, message } = assignment
  const { data: survey } = useQuery(surveyToAssignQuery(surveyId))
  const start: TermsValues = {
    startDay,
    rhythm: { ...repetitionValuesOf(repetition, startDay), untilDay: untilDay ?? '' },
    opensHoursBefore: String(opensHoursBefore),
    reminderHour: reminderHour === null ? '' : String(reminderHour),
    message,
  }
  const form = useEndpointForm({
    endpoint: assignSurvey,
    schema: termsForm,
    start,
    check: values => ({
      startDay: dayFault(values.startDay),
      rhythm: Object.keys(rhythmFaults(values)).length > 0 ? say('daysMissing') : undefined,
    }),
    toInput: values => ({
      id: surveyId,
      message: values.message,
      clients: [{ clientId: client.id, assignmentId: id, ...changedTerms(assignment, values, today) }],
    }),
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('changed', { name: client.name }) })
    },
  })
  const [firstDay, rhythm] = [useFormValue(form, 'startDay'), useFormValue(form, 'rhythm')]
  const [opening, reminder] = [useFormValue(form, 'opensHoursBefore'), useFormValue(form, 'reminderHour')]
  return (
    <FormModal form={form} size="medium" title={t('changeTitle', { survey: name, name: client.name })} reachesOthers onClose={onClose}>
      <Stack gap={16}>
        <Text tone={2}>{t('changeHint')}</Text>
        <DayFields
          value={{ startDay: firstDay.value, rhythm: rhythm.value }}
          weekdays={survey?.weekdays ?? []}
          startError={firstDay.error}
          showsFaults={form.formState.isSubmitted}
          onStart={firstDay.onChange}
          onRhythm={rhythm.onChange}
        />
        <OpeningFields
          opensHoursBefore={opening.value}
          reminderHour={reminder.value}
          onOpening={opening.onChange}
          onReminder={reminder.onChange}
        />
        <MessageField hint={say('messageHint')} maxLength={surveyAssignmentLimits.message} {...form.field('message')} />
      </Stack>
    </FormModal>
  )
}

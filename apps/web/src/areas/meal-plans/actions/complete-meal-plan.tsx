import type { Output } from '@allenio/contract'
import { completeMealPlan, type getMealPlanChanges, type MealPlan } from '@allenio/contract/meal-plans'
import { isDay } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useToday } from '#shell'
import { CallError } from '#lib/api'
import { useEndpointForm, useFormValue, useMeanwhile } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { assignHref, changesQuery, planToAssignQuery } from '../data.ts'
import { needsReason } from '../hits/hit-marks.tsx'
import { ChangeList } from '../versions/change-list.tsx'
import { FollowerTicks } from '../versions/follower-ticks.tsx'
import { useVersionWords } from '../versions/words.ts'

interface CompleteMealPlanProps {
  plan: Pick<MealPlan, 'id' | 'title'>
  onClose: () => void
}

/** Shows what has changed before a plan becomes a version that clients get. */
export function CompleteMealPlan({ plan, onClose }: CompleteMealPlanProps) {
  const t = useVersionWords()
  const query = useQuery(changesQuery(plan.id))
  if (query.data) return <CompleteForm plan={plan} {...query.data} onReadAgain={query.refetch} onClose={onClose} />
  return (
    <Modal opened size="small" title={t('completeTitle', { title: plan.title })} onClose={onClose}>
      <Loaded query={query} failed={t('changesFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
        {() => null}
      </Loaded>
    </Modal>
  )
}

export const completeForm = z.object({
  note: z.string().max(500),
  day: z.string(),
  /** Assignments. */
  leftOut: z.array(z.string()),
  /** By assignment. */
  reasons: z.record(z.string(), z.string().max(500)),
})
type Values = z.output<typeof completeForm>

export type CompleteForm = ReturnType<typeof useEndpointForm<typeof completeMealPlan, typeof completeForm>>

const reasonLeast = 3

type CompleteFormProps = CompleteMealPlanProps & Output<typeof getMealPlanChanges> & { onReadAgain: () => Promise<{ isSuccess: boolean }> }

function CompleteForm({ plan: { id, title }, revision, changes, followers, onReadAgain, onClose }: CompleteFormProps) {
  const t = useVersionWords()
  const meanwhile = useMeanwhile(onReadAgain)
  const today = useToday()
  const client = useQuery(planToAssignQuery(id)).data?.client
  const recipientsOf = ({ leftOut }: Pick<Values, 'leftOut'>) => followers.filter(({ assignmentId }) => !leftOut.includes(assignmentId))
  const start: Values = { note: '', day: today, leftOut: [], reasons: Object.fromEntries(followers.map(each => [each.assignmentId, ''])) }
  const form = useEndpointForm({
    endpoint: completeMealPlan,
    schema: completeForm,
    start,
    check: (values: Values) => ({
      day: isDay(values.day) ? undefined : t('dayMissing'),
      ...Object.fromEntries(
        recipientsOf(values).map(each => [
          `reasons.${each.assignmentId}`,
          needsReason(each) && (values.reasons[each.assignmentId] ?? '').trim().length < reasonLeast ? t('reasonMissing') : undefined,
        ]),
      ),
    }),
    toInput: values => ({
      id,
      revision,
      note: values.note,
      day: followers.length === 0 || values.day === today ? null : values.day,
      leftOut: values.leftOut,
      reasons: recipientsOf(values)
        .filter(needsReason)
        .map(({ assignmentId }) => ({ assignmentId, reason: values.reasons[assignmentId] ?? '' })),
    }),
    onRefused: error => {
      // an allergy that was noted meanwhile asks for a reason whose field is not there yet
      if (error instanceof CallError && error.code === 'meal plan reason needed') void onReadAgain()
      return meanwhile.onRefused(error)
    },
    onSaved: (_, { values }) => {
      onClose()
      const count = recipientsOf(values).length
      // after a plan without followers is completed, the most likely next step is to assign it
      const assignButton = { text: client ? t('assignTo', { clientName: client.name }) : t('assign'), to: assignHref({ id }) }
      toast({
        type: 'success',
        ...(followers.length === 0 && { buttons: [assignButton] }),
        text: count > 0 ? t('handedOver', { title, count }) : t('completed', { title }),
      })
    },
  })
  const day = useFormValue(form, 'day')
  const leftOut = useWatch({ control: form.control, name: 'leftOut' })
  const isGiven = recipientsOf({ leftOut }).length > 0
  return (
    <FormModal
      form={form}
      size={changes.length + followers.length > 0 ? 'medium' : 'small'}
      title={t('completeTitle', { title })}
      text={followers.length === 0 ? t('completeText') : undefined}
      save={t('complete')}
      reachesOthers
      notice={
        meanwhile.changes > 0 && (
          <MeanwhileNotice
            key={meanwhile.changes}
            title={t('changedMeanwhile')}
            text={t(meanwhile.isRead ? 'changedMeanwhileText' : 'changesFailed')}
          />
        )
      }
      onClose={onClose}>
      <Stack gap={20}>
        {changes.length > 0 ? <ChangeList changes={changes} /> : followers.length > 0 && <Text tone={2}>{t('noChanges')}</Text>}
        {followers.length > 0 && <FollowerTicks form={form} followers={followers} />}
        {isGiven && <DayField label={t('day')} min={today} {...day} />}
        <TextArea
          label={t('note')}
          hint={t(isGiven ? 'noteHint' : 'noteHintAlone')}
          optional
          minRows={2}
          maxLength={500}
          data-autofocus
          {...form.field('note')}
        />
      </Stack>
    </FormModal>
  )
}

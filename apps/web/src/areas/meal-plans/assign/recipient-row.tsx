import { mealPlanAssignmentLimits } from '@allenio/contract/meal-plans'
import { hasFiguresInTitle } from '@allenio/domain/meal-plans'
import { useWatch } from 'react-hook-form'
import { ExclusionNames } from '#areas/aliments'
import { CourseLine, MessageField, RecipientItem, StartField } from '#shell/assignment'
import { useTrainingSentence } from '#areas/macros'
import { useFormValue } from '#lib/forms'
import { Badge } from '#ui/badge'
import { DayField } from '#ui/day-field'
import { Grid } from '#ui/layout'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { ScheduleField } from '../assignments/schedule-field.tsx'
import type { PlanDay } from '../assignments/schedule-field.tsx'
import { HitMarks } from '../hits/hit-marks.tsx'
import type { AssignForm } from './assign-meal-plan.tsx'
import { courseOfPlan, mustGiveReason, termsOf } from './recipients.ts'
import type { Recipient } from './recipients.ts'
import { useAssignWords } from './words.ts'

interface RecipientRowProps {
  form: AssignForm
  plan: { id: string; title: string; dayList: readonly PlanDay[] }
  recipient: Recipient
  /** The place among the chosen clients. */
  at: number
  /** True for the only client: the dialog already has the name, and there are no others to differ from. */
  isOnly: boolean
}

/** One client: the plan that ends, and the foods that their exclusions touch. */
export function RecipientRow({ form, plan, recipient, at, isOnly }: RecipientRowProps) {
  const { id: planId, title, dayList: days } = plan
  const t = useAssignWords()
  const trainingSentence = useTrainingSentence()
  const [startDay, endDay, schedule] = useWatch({ control: form.control, name: ['startDay', 'endDay', 'schedule'] })
  const { name, facts, hasOwn } = recipient
  const terms = termsOf(recipient, { startDay, endDay, schedule })
  const adapt = () => {
    if (!hasOwn) {
      form.setValue(`clients.${at}.startDay`, startDay)
      form.setValue(`clients.${at}.endDay`, endDay)
      form.setValue(`clients.${at}.schedule`, schedule)
      form.setValue(`clients.${at}.message`, form.getValues('message'))
    }
    form.setValue(`clients.${at}.hasOwn`, !hasOwn, { shouldDirty: true })
  }
  return (
    <RecipientItem
      client={{ id: recipient.id, name, photo: facts?.photo ?? null }}
      isOnly={isOnly}
      hasOwn={hasOwn}
      onAdapt={adapt}
      own={<OwnTerms form={form} days={days} at={at} name={name} />}>
      {facts && <ExclusionNames exclusions={facts.exclusions} unconfirmed={facts.unconfirmed} notUnderstood={facts.notUnderstood} />}
      {facts && <HitMarks hits={facts.hits} hitCount={facts.hitCount} />}
      {mustGiveReason(recipient) && (
        <TextField
          label={isOnly ? t('reason') : t('reasonFor', { name })}
          hint={t('reasonHint')}
          maxLength={mealPlanAssignmentLimits.reason}
          autoComplete="off"
          {...form.field(`clients.${at}.reason`)}
        />
      )}
      {facts?.areMacrosHidden && hasFiguresInTitle(title) && (
        <Badge bare status="attention">
          {t('figuresInTitle', { name, title })}
        </Badge>
      )}
      {facts && facts.missing.length > 0 && (
        <Badge bare status={facts.missing.includes('allergies') ? 'attention' : undefined}>
          {t('missing', { facts: facts.missing.map(fact => t(fact)).join(', ') })}
        </Badge>
      )}
      {facts ? (
        <CourseLine
          course={courseOfPlan(planId, facts, terms)}
          first={t('first')}
          before={(kind, values) => t(kind, values)}
          next={values => t('next', values)}
        />
      ) : (
        <SkeletonLines lines={1} />
      )}
      {facts && terms.schedule.kind === 'day types' && terms.schedule.followsTraining && (
        <Text size="small" tone={2}>
          {trainingSentence(facts.training)}
        </Text>
      )}
    </RecipientItem>
  )
}

function OwnTerms({ form, days, at, name }: Pick<RecipientRowProps, 'form' | 'at'> & { days: readonly PlanDay[]; name: string }) {
  const t = useAssignWords()
  const start = useFormValue(form, `clients.${at}.startDay`)
  const end = useFormValue(form, `clients.${at}.endDay`)
  const { value, onChange, error } = useFormValue(form, `clients.${at}.schedule`)
  return (
    <>
      <Grid columns={2}>
        <StartField client={name} {...start} />
        <DayField label={t('endOf', { name })} optional min={start.value} {...end} />
      </Grid>
      <ScheduleField days={days} value={value} onChange={onChange} error={error} />
      <MessageField client={name} maxLength={mealPlanAssignmentLimits.message} {...form.field(`clients.${at}.message`)} />
    </>
  )
}

import { macroLimits, type Macro } from '@allenio/contract/macros'
import { useWatch } from 'react-hook-form'
import { CourseLine, courseOf, MessageField, RecipientItem, StartField } from '#shell/assignment'
import { useFormValue } from '#lib/forms'
import { DecimalField } from '#ui/decimal-field'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useTrainingSentence } from '../week/training-sentence.ts'
import { WeekField } from '../week/week-field.tsx'
import type { AssignForm } from './assign-macro.tsx'
import { needsWeight, termsOf } from './recipients.ts'
import type { Recipient } from './recipients.ts'
import { useAssignWords } from './words.ts'

interface RecipientRowProps {
  form: AssignForm
  macro: Pick<Macro, 'id' | 'unit' | 'days' | 'weightBasis'>
  recipient: Recipient
  /** The place among the chosen clients. */
  at: number
  /** True for the only client: the dialog already has the name, and there are no others to differ from. */
  isOnly: boolean
}

/** One client: the macro that ends and the one that follows, a missing weight, and days of their own. */
export function RecipientRow({ form, macro, recipient, at, isOnly }: RecipientRowProps) {
  const t = useAssignWords()
  const trainingSentence = useTrainingSentence()
  const [startDay, week, followsTraining] = useWatch({ control: form.control, name: ['startDay', 'week', 'followsTraining'] })
  const { name, facts, hasOwn } = recipient
  const terms = termsOf(recipient, { startDay, week, followsTraining })
  const adapt = () => {
    if (!hasOwn) {
      form.setValue(`clients.${at}.startDay`, startDay)
      form.setValue(`clients.${at}.week`, week)
      form.setValue(`clients.${at}.followsTraining`, followsTraining)
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
      own={<OwnTerms form={form} days={macro.days} at={at} name={name} />}>
      {facts ? (
        <CourseLine
          course={courseOf(facts, terms, ({ macroId }) => macroId === macro.id)}
          first={t('first')}
          before={(kind, values) => t(kind, values)}
          next={values => t('next', values)}
        />
      ) : (
        <SkeletonLines lines={1} />
      )}
      {facts && terms.followsTraining && (
        <Text size="small" tone={2} breaks>
          {trainingSentence(facts.training)}
        </Text>
      )}
      {needsWeight(macro, recipient) && <WeightField form={form} at={at} name={name} basis={macro.weightBasis} />}
    </RecipientItem>
  )
}

/** The day types that a week can use. */
export const dayTypesOf = ({ days }: Pick<Macro, 'days'>) => days.flatMap(({ dayType }) => (dayType === 'every day' ? [] : [dayType]))

interface OwnTermsProps extends Pick<RecipientRowProps, 'form' | 'at'>, Pick<Macro, 'days'> {
  name: string
}

function OwnTerms({ form, days, at, name }: OwnTermsProps) {
  const start = useFormValue(form, `clients.${at}.startDay`)
  const week = useFormValue(form, `clients.${at}.week`)
  const training = useFormValue(form, `clients.${at}.followsTraining`)
  const types = dayTypesOf({ days })
  return (
    <>
      <StartField client={name} {...start} />
      {week.value && types.length > 1 && (
        <WeekField
          types={types}
          value={week.value}
          onChange={week.onChange}
          followsTraining={training.value}
          onFollow={training.onChange}
          error={week.error}
        />
      )}
      <MessageField client={name} maxLength={macroLimits.message} {...form.field(`clients.${at}.message`)} />
    </>
  )
}

interface WeightFieldProps extends Pick<RecipientRowProps, 'form' | 'at'> {
  name: string
  basis: Macro['weightBasis']
}

/** A field for a weight that the record lacks. */
function WeightField({ form, at, name, basis }: WeightFieldProps) {
  const t = useAssignWords()
  const field = useFormValue(form, `clients.${at}.typedKg`)
  return (
    <DecimalField
      {...field}
      label={t('weightOf', { name })}
      hint={t(`weightHint_${basis}`)}
      unit="kg"
      step={0.5}
      min={20}
      max={400}
      start={70}
    />
  )
}

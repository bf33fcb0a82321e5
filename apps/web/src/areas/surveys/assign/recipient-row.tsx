import { IconUserOff } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { RecipientItem } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { useFormValue } from '#lib/forms'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import type { AssignForm } from './assign-survey.tsx'
import { firstDueDay, termsOf, type Recipient } from './terms.ts'
import { DayFields } from './terms-fields.tsx'
import { useAssignWords } from './words.ts'

interface RecipientRowProps {
  form: AssignForm
  weekdays: readonly number[]
  recipient: Recipient
  /** The place among the chosen clients. */
  at: number
  /** True for the only client: the dialog already has the name. */
  isOnly: boolean
}

/** One client: when they are asked first, what else they are asked, and whether they can answer yet. */
export function RecipientRow({ form, weekdays, recipient, at, isOnly }: RecipientRowProps) {
  const t = useAssignWords()
  const { weekday, day } = useFormats()
  const [startDay, rhythm] = useWatch({ control: form.control, name: ['startDay', 'rhythm'] })
  const { id, name, facts, hasOwn } = recipient
  const first = firstDueDay(termsOf(recipient, { startDay, rhythm }))
  const adapt = () => {
    if (!hasOwn) {
      form.setValue(`clients.${at}.startDay`, startDay)
      form.setValue(`clients.${at}.rhythm`, rhythm)
    }
    form.setValue(`clients.${at}.hasOwn`, !hasOwn, { shouldDirty: true })
  }
  const others = facts?.others.map(other => t('otherDue', { name: other.name, day: day(other.dueDay) })).join(', ')
  return (
    <RecipientItem
      client={{ id, name, photo: facts?.photo ?? null }}
      isOnly={isOnly}
      hasOwn={hasOwn}
      onAdapt={adapt}
      own={<OwnDays form={form} weekdays={weekdays} at={at} name={name} />}>
      {facts ? (
        <Row gap={8} wrap>
          <Text size="small" tone={2} breaks>
            {[first && t('firstOn', { weekday: weekday(first), day: day(first) }), others && t('others', { others })]
              .filter(Boolean)
              .join(' ')}
          </Text>
          {facts.isAssigned && <Badge status="attention">{t('hasItShort')}</Badge>}
          {!facts.hasAccount && (
            <Badge bare icon={IconUserOff}>
              {t('noAccount')}
            </Badge>
          )}
        </Row>
      ) : (
        <SkeletonLines lines={1} />
      )}
    </RecipientItem>
  )
}

function OwnDays({ form, weekdays, at, name }: Pick<RecipientRowProps, 'form' | 'weekdays' | 'at'> & { name: string }) {
  const start = useFormValue(form, `clients.${at}.startDay`)
  const rhythm = useFormValue(form, `clients.${at}.rhythm`)
  return (
    <DayFields
      client={name}
      weekdays={weekdays}
      value={{ startDay: start.value, rhythm: rhythm.value }}
      startError={start.error}
      showsFaults={form.formState.isSubmitted}
      onStart={start.onChange}
      onRhythm={rhythm.onChange}
    />
  )
}

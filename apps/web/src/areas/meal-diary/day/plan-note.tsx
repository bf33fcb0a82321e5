import type { DietAssignment } from '@allenio/contract/meal-diary'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useDiaryWords } from '../words.ts'
import css from './day.module.css'

/** The plan that counts on this day, with what was said when it was given. */
export function PlanNote({ plan: { title, description, message, change, startDay, lastDay } }: { plan: DietAssignment }) {
  const t = useDiaryWords()
  const { day } = useFormats()
  return (
    <Section title={t('plan')}>
      <Stack gap={8}>
        <Text size={16} weight={500} breaks>
          {title}
        </Text>
        <Text tone={2}>
          {lastDay === null ? t('since', { day: day(startDay) }) : t('sinceUntil', { from: day(startDay), to: day(lastDay) })}
        </Text>
        {change && (
          <div>
            <Text size="small" tone={2}>
              {t('planChanged', { day: day(change.at) })}
            </Text>
            <Text breaks className={css.prose}>
              {change.note}
            </Text>
          </div>
        )}
        {message && (
          <Quote>
            <Text breaks className={css.prose}>
              {message}
            </Text>
          </Quote>
        )}
        {description && (
          <Text prose breaks className={css.prose}>
            {description}
          </Text>
        )}
      </Stack>
    </Section>
  )
}

import { useFormats } from '#lib/formats'
import { StatusIcon } from '#ui/badge'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TargetFigures } from '../targets/target-figures.tsx'
import type { DayFigures } from './day-figures.ts'
import css from './form.module.css'
import { useFormWords } from './words.ts'

interface DaySummaryProps {
  /** The day's type. */
  name: string
  figures: DayFigures
  weightKg: number | null
}

/** The sums follow the typing; their warnings keep nobody from saving. */
export function DaySummary({ name, figures: { target, difference, percentSum, isAbove, hasAny }, weightKg }: DaySummaryProps) {
  const t = useFormWords()
  const { decimal, weight } = useFormats()
  const kcal = (value: number) => decimal(value, { most: 0 })
  const warning = difference
    ? t('difference', { macro: kcal(difference.macroKcal), typed: kcal(difference.typedKcal) })
    : percentSum === null
      ? null
      : isAbove
        ? t('aboveHundred', { percent: decimal(percentSum, { most: 1 }) })
        : t('underHundred', { percent: decimal(100 - percentSum, { most: 1 }) })
  if (!hasAny)
    return (
      <div className={css.summary}>
        <Text tone={3}>{t('notYet')}</Text>
      </div>
    )
  return (
    <section className={css.summary} aria-label={t('summaryOf', { type: name })}>
      <Stack gap={12}>
        <TargetFigures target={target} weightKg={weightKg} />
        {weightKg !== null && (
          <Text size="hint" tone={3}>
            {t('forWeight', { weight: weight(weightKg) })}
          </Text>
        )}
        <output>
          {warning !== null && (
            <Row gap={6} align="start" className={css.warning}>
              <StatusIcon status="attention" />
              <Text as="span" tone="attention">
                {warning}
              </Text>
            </Row>
          )}
        </output>
      </Stack>
    </section>
  )
}

import type { Progress } from '@allenio/contract/progress'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useCompareWords } from './words.ts'
import { signedWeight } from '../list/weight-difference.tsx'
import { differenceOf } from './comparison.ts'
import css from './stages.module.css'

export type Step = (by: -1 | 1) => (() => void) | undefined

interface CaptionProps {
  progress: Progress
  step: Step
  /** The difference from the first photo, where nothing else shows it. */
  since?: ReactNode
}

/** The day and the weight of a photo, with steps to other days. */
export function Caption({ progress, step, since }: CaptionProps) {
  const t = useCompareWords()
  const { day: dayOf, weight } = useFormats()
  const day = dayOf(progress.day)
  return (
    <div className={css.caption}>
      <StepButton label={t('earlier', { day })} icon={IconChevronLeft} onClick={step(-1)} />
      <Stack align="center">
        <time dateTime={progress.day} className={css.date}>
          {day}
        </time>
        {progress.kg === null ? (
          <Text as="span" tone={3}>
            {t('noWeight')}
          </Text>
        ) : (
          <Text as="b" size={20} className={css.kg}>
            {weight(progress.kg)}
          </Text>
        )}
        {since}
      </Stack>
      <StepButton label={t('later', { day })} icon={IconChevronRight} onClick={step(1)} />
    </div>
  )
}

export function Difference({ from, to }: { from: Progress | undefined; to: Progress }) {
  const t = useCompareWords()
  const { weight } = useFormats()
  if (!from) return <span className={css.since}>{t('start')}</span>
  const { days, kg } = differenceOf(from, to)
  return (
    <span className={css.since}>
      {kg !== null && (
        <Text as="b" size="inherit" weight={600}>
          {signedWeight(weight, kg)}
        </Text>
      )}{' '}
      {days === 0 ? t('sameDay') : t('inDays', { count: days })}
    </span>
  )
}

function StepButton({ label, icon, onClick }: { label: string; icon: IconComponent; onClick: (() => void) | undefined }) {
  return (
    <button type="button" className={css.step} aria-label={label} title={label} aria-disabled={!onClick || undefined} onClick={onClick}>
      <Icon of={icon} />
    </button>
  )
}

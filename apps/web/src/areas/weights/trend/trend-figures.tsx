import type { WeightTrend } from '@allenio/contract/weights'
import { IconPencil, IconTarget } from '@tabler/icons-react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { IconButton } from '#ui/icon-button'
import { useWeightWords } from '../words.ts'
import { arrivalDay, isReached } from './spans.ts'

interface TrendFiguresProps {
  trend: WeightTrend
  /** Where the target may be set here. */
  onTarget?: (() => void) | undefined
}

/** The present weight, the change, and whether it moves towards the target. */
export function TrendFigures({ trend, onTarget }: TrendFiguresProps) {
  const t = useWeightWords()
  const { decimal, ago } = useFormats()
  const signed = useSigned()
  const { latest, mean, in30Days, in90Days, perWeek } = trend
  const change = (value: number | null) => (value === null ? '–' : signed(value))
  return (
    <FigureRow>
      <FigureCell>
        <Figure
          label={t('latest')}
          size="large"
          value={latest ? decimal(latest.kg, { most: 2 }) : '–'}
          unit="kg"
          note={
            latest && (
              <>
                {ago(latest.day)}
                {mean !== null && <>, {t('meanOf', { value: decimal(mean) })}</>}
              </>
            )
          }
        />
      </FigureCell>
      <FigureCell>
        <Figure
          label={t('in30')}
          value={change(in30Days)}
          unit={in30Days === null ? undefined : 'kg'}
          note={perWeek === null ? t('notEnough') : t('perWeek', { value: signed(perWeek, 2) })}
        />
      </FigureCell>
      <FigureCell>
        <Figure
          label={t('in90')}
          value={change(in90Days)}
          unit={in90Days === null ? undefined : 'kg'}
          note={
            in90Days === null
              ? t('notEnough')
              : trend.sinceFirst !== null && (
                  <>
                    {signed(trend.sinceFirst)} kg {t('sinceFirst').toLowerCase()}
                  </>
                )
          }
        />
      </FigureCell>
      <Target trend={trend} onTarget={onTarget} />
    </FigureRow>
  )
}

function Target({ trend, onTarget }: TrendFiguresProps) {
  const t = useWeightWords()
  const { decimal } = useFormats()
  const { target } = trend
  if (target === null) {
    return (
      <FigureCell>
        <Figure label={t('target')} size="small" value={t('noTarget')} />
        {onTarget && (
          <Button size="small" icon={IconTarget} onClick={onTarget}>
            {t('setTarget')}
          </Button>
        )}
      </FigureCell>
    )
  }
  return (
    <FigureCell corner={onTarget && <IconButton label={t('changeTarget')} size="small" icon={IconPencil} onClick={onTarget} />}>
      <Figure
        label={
          <>
            {t('target')}
            <TargetBadge trend={trend} />
          </>
        }
        value={decimal(target, { most: 2 })}
        unit="kg"
        note={<TargetNote trend={trend} />}
      />
    </FigureCell>
  )
}

function TargetBadge({ trend }: { trend: WeightTrend }) {
  const t = useWeightWords()
  const { mean, target, isTowardsTarget } = trend
  if (mean !== null && target !== null && isReached(mean, target)) return <Badge status="done">{t('reached')}</Badge>
  if (isTowardsTarget === null) return null
  return isTowardsTarget ? <Badge status="done">{t('towards')}</Badge> : <Badge status="attention">{t('away')}</Badge>
}

function TargetNote({ trend: { latest, mean, target, perWeek } }: { trend: WeightTrend }) {
  const t = useWeightWords()
  const today = useToday()
  const { decimal, day } = useFormats()
  if (!latest || mean === null || target === null || isReached(mean, target)) return null
  const arrives = perWeek === null ? undefined : arrivalDay({ mean, target, perWeek }, today)
  return (
    <>
      {t('missing', { value: decimal(Math.abs(target - latest.kg)) })}
      {arrives && <>, {t('arrives', { day: day(arrives) })}</>}
    </>
  )
}

import type { ClientMetric } from '@allenio/contract/metrics'
import { IconPencil, IconTarget } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { IconButton } from '#ui/icon-button'
import { useFormatValue } from '../data.ts'
import { useWords } from '../words.ts'

/** Where it is, what has changed, where it should get. */
export function MetricFigures({ metric, onTarget }: { metric: ClientMetric; onTarget?: (() => void) | undefined }) {
  const t = useWords()
  const formatValue = useFormatValue()
  const signed = useSigned()
  const { decimal, ago, day } = useFormats()
  const { latest, previous, first, target, targetDay, unit, decimals } = metric
  const changeSince = (earlier: ClientMetric['latest']) =>
    latest && earlier && earlier.day !== latest.day ? signed(latest.value - earlier.value, decimals) : '–'
  const missing = latest && target !== null ? Math.abs(target - latest.value) : null
  return (
    <FigureRow>
      <FigureCell>
        <Figure
          label={t('latest')}
          size="large"
          value={latest ? decimal(latest.value, { most: decimals }) : '–'}
          unit={latest ? unit : undefined}
          note={latest && ago(latest.day)}
        />
      </FigureCell>
      <FigureCell>
        <Figure
          label={t('change')}
          value={changeSince(previous)}
          unit={previous ? unit : undefined}
          note={previous && previous.day !== latest?.day && t('since', { day: day(previous.day) })}
        />
      </FigureCell>
      <FigureCell>
        <Figure
          label={t('sinceFirst')}
          value={changeSince(first)}
          unit={first && first.day !== latest?.day ? unit : undefined}
          note={first && first.day !== latest?.day && t('since', { day: day(first.day) })}
        />
      </FigureCell>
      {target !== null ? (
        <FigureCell corner={onTarget && <IconButton label={t('changeTarget')} size="small" icon={IconPencil} onClick={onTarget} />}>
          <Figure
            label={t('target')}
            value={decimal(target, { most: decimals })}
            unit={unit}
            note={[
              missing !== null && (missing === 0 ? t('atTarget') : t('toTarget', { value: formatValue(missing, metric) })),
              targetDay && t('by', { day: day(targetDay) }),
            ]
              .filter(Boolean)
              .join(', ')}
          />
        </FigureCell>
      ) : (
        onTarget && (
          <FigureCell>
            <Figure label={t('target')} value="–" />
            <Button size="small" icon={IconTarget} onClick={onTarget}>
              {t('setTarget')}
            </Button>
          </FigureCell>
        )
      )}
    </FigureRow>
  )
}

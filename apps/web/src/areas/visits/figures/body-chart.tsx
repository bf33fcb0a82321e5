import type { VisitSummary } from '@allenio/contract/visits'
import { useMemo, useState } from 'react'
import { LineChart } from '#ui/chart'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Title } from '#ui/text'
import { bodyFigures, type BodyFigures } from './body-figures.ts'
import { lastOfEachDay, withMethodGaps } from './method-gaps.ts'
import { useFigureWords } from './words.ts'

const curves = ['weight', 'fat', 'lean'] as const
type Curve = (typeof curves)[number]

// a share of the body is told in percent, what one has of muscles and bones in kg
const units = { weight: 'kg', fat: '%', lean: 'kg' } as const satisfies Record<Curve, string>
const valueOf = {
  weight: ({ weight }: BodyFigures) => weight,
  fat: ({ fat }: BodyFigures) => fat?.percent,
  lean: ({ lean }: BodyFigures) => lean?.kg,
} as const satisfies Record<Curve, (figures: BodyFigures) => number | undefined>

const pointsOf = (summaries: readonly VisitSummary[], curve: Curve) =>
  withMethodGaps(
    lastOfEachDay(
      summaries
        .flatMap(summary => {
          const figures = bodyFigures(summary)
          const value = valueOf[curve](figures)
          return value === undefined ? [] : [{ day: summary.takenOn, value, method: curve === 'weight' ? undefined : figures.fatMethod }]
        })
        .toReversed(),
    ),
  )

interface BodyChartProps {
  /** Newest first. */
  summaries: readonly VisitSummary[]
  height: number
  /** Shows the switch to a table, where none stands below. */
  hasTable?: boolean
}

/** A section with the curve of weight, fat or lean mass over the visits; those of one day alone make none. */
export function BodyChart({ summaries, height, hasTable = false }: BodyChartProps) {
  const t = useFigureWords()
  const [chosen, setChosen] = useState<Curve>('weight')
  const drawable = useMemo(() => curves.filter(curve => pointsOf(summaries, curve).length > 1), [summaries])
  const curve = drawable.includes(chosen) ? chosen : drawable[0]
  const series = useMemo(() => (curve ? [{ key: curve, label: t(curve), points: pointsOf(summaries, curve) }] : []), [curve, summaries, t])
  if (!curve) return null
  return (
    <Section>
      <LineChart
        label={t('chart', { name: t(curve) })}
        unit={units[curve]}
        series={series}
        height={height}
        hasTable={hasTable}
        head={
          <>
            <Title level={2} size={16}>
              {t('curve')}
            </Title>
            {drawable.length > 1 && (
              <SegmentedControl
                label={t('shown')}
                value={curve}
                onChange={setChosen}
                options={drawable.map(value => ({ value, label: t(value) }))}
              />
            )}
          </>
        }
      />
    </Section>
  )
}

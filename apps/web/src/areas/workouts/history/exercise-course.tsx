import type { ExerciseHistory, ExercisePoint } from '@allenio/contract/workouts'
import { noFigures, printSet } from '@allenio/domain/workouts'
import { useMemo, useState } from 'react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { LineChart } from '#ui/chart'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { EmptyChartPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { bestOfDays, estimatesOf, measures, mostTelling, type Measure } from './measures.ts'
import { useHistoryWords } from './words.ts'

interface ExerciseCourseProps {
  history: ExerciseHistory
  /** The page of a workout. */
  hrefOf: (workoutId: string) => string
}

/** Answers: is it going up, and what changed it? The curve, the bests, and each time that it was done. */
export function ExerciseCourse({ history, hrefOf }: ExerciseCourseProps) {
  const t = useHistoryWords()
  const { points } = history
  const possible = measures.filter(each => points.some(point => point[each] !== null && point[each] > 0))
  if (points.length === 0) return <EmptyState picture={<EmptyChartPicture />} title={t('noneTitle')} text={t('neverText')} />
  return (
    <>
      <Bests history={history} />
      {possible.length > 0 && (
        <Section>
          <Curve history={history} possible={possible} />
        </Section>
      )}
      <Section bare title={t('sessions')} level={3}>
        <Sessions points={points} hrefOf={hrefOf} />
      </Section>
    </>
  )
}

function Bests({ history: { bests, points } }: { history: ExerciseHistory }) {
  const t = useHistoryWords()
  const { day, decimal, integer } = useFormats()
  const today = useToday()
  const estimates = estimatesOf(points)
  if (!bests) return null
  return (
    <FigureRow>
      {estimates && (
        <FigureCell>
          <Figure
            label={t('bestE1rm')}
            size="large"
            value={decimal(estimates.best.e1rm, { most: 1 })}
            unit="kg"
            note={day(estimates.best.day)}
          />
        </FigureCell>
      )}
      {estimates?.latest && (
        <FigureCell>
          <Figure
            label={t(estimates.latest.day === today ? 'e1rmToday' : 'e1rmLast')}
            value={decimal(estimates.latest.e1rm, { most: 1 })}
            unit="kg"
            note={day(estimates.latest.day)}
          />
        </FigureCell>
      )}
      {bests.load !== null && (
        <FigureCell>
          <Figure label={t('bestLoad')} value={decimal(bests.load, { most: 2 })} unit="kg" />
        </FigureCell>
      )}
      {bests.volume !== null && bests.volume > 0 && (
        <FigureCell>
          <Figure label={t('bestVolume')} value={integer(bests.volume)} unit="kg" />
        </FigureCell>
      )}
      <FigureCell>
        <Figure label={t('done')} value={integer(points.length)} unit={t('timesUnit', { count: points.length })} />
      </FigureCell>
    </FigureRow>
  )
}

function Curve({ history: { name, points, programChanges }, possible }: { history: ExerciseHistory; possible: readonly Measure[] }) {
  const t = useHistoryWords()
  const [chosen, setChosen] = useState<Measure>()
  const measure = chosen ?? mostTelling(points, possible)
  const label = t(measure)
  const series = useMemo(() => [{ key: measure, label, points: bestOfDays(points, measure) }], [points, measure, label])
  const marks = programChanges.map(({ day, title, isNewProgram }) => ({ day, label: isNewProgram ? title : t('newRelease', { title }) }))
  return (
    <LineChart
      label={`${label}: ${name}`}
      series={series}
      marks={marks}
      unit="kg"
      decimals={measure === 'tonnageKg' ? 0 : 1}
      height={240}
      head={
        possible.length > 1 && (
          <SegmentedControl
            label={t('measure')}
            value={measure}
            options={possible.map(value => ({ value, label: t(value) }))}
            onChange={setChosen}
          />
        )
      }
    />
  )
}

function Sessions({ points, hrefOf }: { points: readonly ExercisePoint[]; hrefOf: (workoutId: string) => string }) {
  const t = useHistoryWords()
  const language = useLanguage()
  const { day, decimal, integer } = useFormats()
  const factsOf = ({ kg, reps, e1rm, tonnageKg, setsDone }: ExercisePoint) => [
    t('sets', { count: setsDone }),
    kg !== null && printSet({ ...noFigures, kg, reps }, language),
    e1rm !== null && `${t('e1rmShort')} ${decimal(e1rm, { most: 1 })}\u00a0kg`,
    tonnageKg > 0 && `${integer(tonnageKg)}\u00a0kg ${t('inAll')}`,
  ]
  return (
    <List label={t('sessions')}>
      {points.toReversed().map(point => (
        <ListRow
          key={point.weightId}
          href={hrefOf(point.workoutId)}
          title={day(point.day)}
          sub={factsOf(point).filter(Boolean).join(' · ')}
          meta={
            point.hasPain && (
              <Text as="span" size="small" tone="error">
                {t('pain')}
              </Text>
            )
          }
        />
      ))}
    </List>
  )
}

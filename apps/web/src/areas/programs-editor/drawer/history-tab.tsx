import { listWeightsFromExercise, type ExerciseHistory } from '@allenio/contract/workouts'
import { exerciseIn } from '@allenio/domain/programs'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useExerciseText } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { useSelected, useStored } from '#lib/store'
import { Button } from '#ui/button'
import { useSigned } from '#ui/change'
import { LineChart } from '#ui/chart'
import { Figure } from '#ui/figure'
import { BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useAttempts } from '../results/attempts.ts'
import { doneSetsText } from '../results/done-sets.ts'
import { usePlannedClient, type PlannedClient } from '../results/planned-client.ts'
import { useEditor, useWeek } from '../session.ts'
import css from './drawer.module.css'
import { drawerTab } from './open-state.ts'
import { useDrawerWords } from './words.ts'

/** How the exercise of the row under the cursor went with the client. */
export function HistoryTab() {
  const t = useDrawerWords()
  const client = usePlannedClient()
  const textOf = useExerciseText()
  const session = useEditor()
  const rowId = useStored(session.rowId)
  const firstId = useWeek()?.days[0]?.workouts[0]?.rows[0]?.id
  const entry = useSelected(session.outline, ({ entries }) => entries.get(rowId ?? firstId ?? ''))
  const exercise = entry && exerciseIn(entry.cells)
  if (!client) {
    return (
      <Stack gap={12} align="start">
        <Text tone={2}>{t('historyNeedsClient')}</Text>
        <Button onClick={() => drawerTab.set('client')}>{t('chooseClient')}</Button>
      </Stack>
    )
  }
  if (!exercise) return <Text tone={2}>{t('historyNeedsRow')}</Text>
  return (
    <Stack gap={16}>
      <Stack gap={2}>
        <Text as="h3" weight={600} breaks>
          {textOf(entry)}
        </Text>
        <Text size="small" tone={2}>
          {client.name}
        </Text>
      </Stack>
      <History client={client} exercise={exercise.id ?? exercise.name} />
      <LastTimes cells={entry.cells} />
    </Stack>
  )
}

function History({ client: { id }, exercise }: { client: PlannedClient; exercise: string }) {
  const t = useDrawerWords()
  const query = useQuery(read(listWeightsFromExercise, { id, exercise }, { quiet: true }))
  return (
    <Loaded query={query} failed={t('historyUnread')} skeleton={<SkeletonLines />}>
      {history => (history.points.length === 0 ? <Text tone={2}>{t('neverDone')}</Text> : <Course history={history} />)}
    </Loaded>
  )
}

/** The estimated maximum, or where none can be estimated the heaviest set. */
function Course({ history: { name, points, programChanges } }: { history: ExerciseHistory }) {
  const t = useDrawerWords()
  const { day, decimal } = useFormats()
  const signed = useSigned()
  const isEstimated = points.some(({ e1rm }) => e1rm !== null)
  const values = points.map(point => ({ day: point.day, value: isEstimated ? point.e1rm : point.kg }))
  const figures = values.flatMap(({ value }) => value ?? [])
  const [first, last] = [figures[0], figures.at(-1)]
  const label = isEstimated ? t('estimatedMaximum') : t('heaviestSet')
  if (first === undefined || last === undefined) return null
  const lastDay = values.findLast(({ value }) => value !== null)?.day
  const best = values.reduce((highest, each) => ((each.value ?? 0) > (highest?.value ?? 0) ? each : highest), values[0])
  const bestText = best?.value && best.day !== lastDay ? t('best', { value: decimal(best.value, { most: 1 }), day: day(best.day) }) : ''
  return (
    <Stack gap={12}>
      <Figure
        label={label}
        value={decimal(last, { most: 1 })}
        unit={figures.length > 1 ? `kg ${signed(last - first)}` : 'kg'}
        note={[lastDay && day(lastDay), bestText].filter(Boolean).join(' · ')}
      />
      {figures.length > 1 && (
        <LineChart
          label={`${label}: ${name}`}
          unit="kg"
          height={132}
          series={[{ key: 'course', label, points: values }]}
          marks={programChanges.map(({ day, title }) => ({ day, label: title }))}
        />
      )}
    </Stack>
  )
}

/** Set by set, the latest first. */
function LastTimes({ cells }: Parameters<NonNullable<ReturnType<typeof useAttempts>>>[0]) {
  const t = useDrawerWords()
  const { day } = useFormats()
  const language = useLanguage()
  const attempts = useAttempts()?.({ cells }) ?? []
  if (attempts.length === 0) return null
  return (
    <Stack gap={8}>
      <Text as="h4" size="small" tone={2}>
        {t('lastTimes')}
      </Text>
      <BareList gap={8}>
        {attempts.toReversed().map((attempt, index) => (
          <Row as="li" key={index} gap={12} align="baseline" justify="between">
            <Text as="span" figures breaks>
              {doneSetsText(attempt, language)}
            </Text>
            <Text as="span" size="small" tone={2} className={css.day}>
              {day(attempt.day)}
            </Text>
          </Row>
        ))}
      </BareList>
    </Stack>
  )
}

import type { TrainedExercise } from '@allenio/contract/workouts'
import { noFigures, printSet } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { DataTable, type Column } from '#ui/data-table'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { trendOf } from './measures.ts'
import { useHistoryWords } from './words.ts'

interface ExerciseTableProps {
  exercises: readonly TrainedExercise[]
  hrefOf: (key: string) => string
}

/** Answers: which lifts go up, which stand still, and what was the last and the best of each? */
export function ExerciseTable({ exercises, hrefOf }: ExerciseTableProps) {
  const t = useHistoryWords()
  const language = useLanguage()
  const { ago, decimal, integer } = useFormats()
  const setText = (set: TrainedExercise['lastSet']) => (set ? printSet({ ...noFigures, ...set }, language) : '\u2013')
  const kilograms = (kg: number | null | undefined) => (kg === null || kg === undefined ? '\u2013' : `${decimal(kg, { most: 1 })}\u00a0kg`)
  const columns: Column<TrainedExercise>[] = [
    { key: 'name', title: t('exercise'), cell: ({ name }) => <b>{name}</b>, isClipped: true },
    { key: 'last', title: t('lastSet'), width: 120, align: 'end', cell: ({ lastSet }) => setText(lastSet) },
    { key: 'best', title: t('bestSet'), width: 120, align: 'end', cell: ({ bestSet }) => setText(bestSet) },
    { key: 'now', title: t('e1rmNow'), width: 95, align: 'end', cell: ({ estimates }) => kilograms(estimates.at(-1)) },
    { key: 'top', title: t('e1rmBest'), width: 105, align: 'end', cell: ({ bestE1rm }) => kilograms(bestE1rm) },
    { key: 'trend', title: t('trend'), width: 150, cell: exercise => <Trend exercise={exercise} /> },
    { key: 'times', title: t('done'), width: 90, align: 'end', isMinor: true, cell: ({ times }) => integer(times) },
    {
      key: 'when',
      title: t('lastTime'),
      width: 115,
      align: 'end',
      cell: ({ lastDay }) => (
        <Text as="span" tone={2}>
          {ago(lastDay)}
        </Text>
      ),
    },
  ]
  return (
    <DataTable
      label={t('title')}
      rows={exercises}
      columns={columns}
      rowKey={({ key }) => key}
      rowName={({ name }) => name}
      rowHref={({ key }) => hrefOf(key)}
      narrow={exercise => (
        <ListRow
          href={hrefOf(exercise.key)}
          title={exercise.name}
          sub={
            <Stack as="span">
              <span>{[setText(exercise.lastSet), ago(exercise.lastDay)].join(' \u00b7 ')}</span>
              {exercise.bestE1rm !== null && <span>{`${t('e1rmBest')} ${kilograms(exercise.bestE1rm)}`}</span>}
            </Stack>
          }
          meta={<Trend exercise={exercise} />}
        />
      )}
    />
  )
}

/** The course of the last estimates, and by how much they have changed. */
function Trend({ exercise: { estimates } }: { exercise: TrainedExercise }) {
  const t = useHistoryWords()
  const { percent } = useFormats()
  const change = trendOf(estimates)
  if (change === undefined) return null
  const text = `${change > 0 ? '+' : ''}${percent(change)}`
  return (
    <Row as="span" gap={8}>
      <VisuallyHidden>{t('trendOf', { percent: text, count: estimates.length })}</VisuallyHidden>
      <Sparkline values={estimates} />
      <Text as="span" figures size="small" tone={change < 0 ? 'attention' : 2} aria-hidden>
        {text}
      </Text>
    </Row>
  )
}

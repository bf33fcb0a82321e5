import type { Training } from '@allenio/contract/workouts'
import { estimatedMaximum, exerciseKey, isWorkDone, noFigures, printSet, setsByExercise } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { BareList, Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { Figure } from '#ui/figure'
import { lastResult, type ToolProps } from './facts.ts'
import { useExerciseWords } from './words.ts'

/** How it went the last time, and the best that was ever done, from the device. */
export function HistoryTool({ player, training, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  const language = useLanguage()
  const { day } = useFormats()
  const exercise = useSelected(player.workout, stored => stored.state.exercises.get(exerciseId))
  const state = useSelected(player.workout, stored => stored.state)
  const sets = (setsByExercise(state).get(exerciseId) ?? []).filter(isWorkDone)
  if (!exercise) return null
  const last = lastResult(training, exercise.exercise)
  const bests = training?.bests.find(({ key }) => key === exerciseKey(exercise))
  const estimates = sets.flatMap(set => estimatedMaximum(set, training?.settings.maximumFormula ?? 'epley') ?? [])
  const todayE1rm = estimates.length > 0 ? Math.max(...estimates) : undefined
  return (
    <Stack gap={24}>
      {last ? (
        <Stack gap={8}>
          <Title level={3}>{t('lastTime', { day: day(last.day) })}</Title>
          <BareList as="ol" gap={4}>
            {last.sets.map((set, index) => (
              <Text key={index} as="li" figures tone={set.kind === 'warmup' ? 3 : 1}>
                {printSet(set, language)}
              </Text>
            ))}
          </BareList>
        </Stack>
      ) : (
        <Text tone={2}>{t('neverDone')}</Text>
      )}
      {bests && <Bests bests={bests} todayE1rm={todayE1rm} />}
    </Stack>
  )
}

interface BestsProps {
  bests: Training['bests'][number]
  /** The best estimated maximum of the sets that are done in this workout. */
  todayE1rm: number | undefined
}

function Bests({ bests: { load, e1rm, volume, repsAtLoads }, todayE1rm }: BestsProps) {
  const t = useExerciseWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  const figures = [
    [t('bestLoad'), load],
    [t('bestMax'), e1rm],
    [t('maxToday'), todayE1rm ?? null],
    [t('bestVolume'), volume],
  ] as const
  return (
    <Stack gap={12}>
      <Title level={3}>{t('bests')}</Title>
      <Row gap={24} wrap align="start">
        {figures.map(
          ([label, value]) =>
            value !== null && <Figure key={label} size="small" label={label} value={decimal(value, { most: 1 })} unit="kg" />,
        )}
      </Row>
      {repsAtLoads.length > 0 && (
        <Stack gap={4}>
          <Text size="hint" tone={3}>
            {t('bestReps')}
          </Text>
          <Text figures>{repsAtLoads.map(({ kg, reps }) => printSet({ ...noFigures, kg: kg || null, reps }, language)).join(' · ')}</Text>
        </Stack>
      )}
    </Stack>
  )
}

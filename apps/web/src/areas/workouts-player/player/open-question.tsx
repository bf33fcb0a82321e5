import type { Training } from '@allenio/contract/workouts'
import type { StoredWorkout } from '#areas/workouts'
import { useFormats } from '#lib/formats'
import { confirm } from '#ui/confirm'
import { Button, ButtonLink } from '#ui/button'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { setsByExercise, exercisesOf } from '@allenio/domain/workouts'
import { factsOf, recordFacts } from '../sets/workout-view.ts'
import { playerHref } from './address.ts'
import css from './workout-choice.module.css'
import { useOpenWorkout } from './use-open-workout.ts'
import { usePlayerWords } from './words.ts'

/** One workout at a time: the open one goes on, is finished or is discarded before another one begins. */
export function OpenQuestion({ workout, training }: { workout: StoredWorkout; training: Training | undefined }) {
  const t = usePlayerWords()
  const { ago } = useFormats()
  const { stored, player } = useOpenWorkout(workout)
  const { state } = stored
  const byExercise = setsByExercise(state)
  const sets = exercisesOf(state).flatMap(({ id }) => byExercise.get(id) ?? [])
  const done = sets.filter(({ doneAt }) => doneAt !== null).length
  const discard = async () => {
    const question = { title: t('discardTitle'), text: t('discardText'), proceed: t('discardProceed'), close: t('goOn'), danger: true }
    if (await confirm(question)) await player?.keep({ kind: 'discard' })
  }
  const name = state.workout.name || t('freeWorkout')
  return (
    <div className={css.question}>
      <Stack gap={8}>
        <Title level={1}>{t('openTitle')}</Title>
        <Text tone={2} prose>
          {t('openText', { name, when: ago(state.workout.startedAt), done, sets: sets.length })}
        </Text>
      </Stack>
      <Stack gap={10}>
        <ButtonLink kind="primary" size="large" wide href={playerHref({ id: state.workout.id })}>
          {t('goOnOpen')}
        </ButtonLink>
        <Button size="large" wide onClick={() => void player?.finish(recordFacts(factsOf(training)))}>
          {t('finish')}
        </Button>
        <Button kind="danger" size="large" wide onClick={() => void discard()}>
          {t('discardProceed')}
        </Button>
      </Stack>
    </div>
  )
}

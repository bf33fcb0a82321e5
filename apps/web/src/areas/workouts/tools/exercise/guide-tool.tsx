import { useStored } from '#lib/store'
import { MovementView } from '#ui/exercise-picture'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { SheetProps } from './exercise-sheet.tsx'
import { knownExercise } from './facts.ts'
import { GuideMedia } from './guide-media.tsx'
import css from './exercise.module.css'
import { useExerciseWords } from './words.ts'
import { GuideMuscles } from './guide-muscles.tsx'

// the drawn body would weigh on every other tool

/** How an exercise is done: the plan's note, cues, muscles, pictures and films. */
export function GuideTool({ player, training, exerciseId }: SheetProps) {
  const t = useExerciseWords()
  const { state, clientId } = useStored(player.workout)
  const exercise = state.exercises.get(exerciseId)
  const exerciseFacts = knownExercise(training, exercise?.exercise.id)
  const showsNote = clientId !== null || training === undefined || training.settings.clientColumns.includes('note')
  const note = showsNote ? exercise?.target?.note : undefined
  const hasFacts = exerciseFacts !== undefined && exerciseFacts.primaryMuscles.length + exerciseFacts.equipment.length > 0
  return (
    <Stack gap={20}>
      {note && (
        <Text prose weight={500} className={css.cue}>
          {note}
        </Text>
      )}
      {exerciseFacts?.cue && (
        <Text prose className={css.cue}>
          {exerciseFacts.cue}
        </Text>
      )}
      {exerciseFacts?.assets.length === 0 && <MovementView exercise={exerciseFacts} isPlaying />}
      {hasFacts && <GuideMuscles exercise={exerciseFacts} />}
      {exerciseFacts && <GuideMedia exercise={exerciseFacts} clientId={clientId} />}
      {!note && !exerciseFacts?.cue && !hasFacts && !exerciseFacts?.assets.length && <Text tone={2}>{t('noGuide')}</Text>}
    </Stack>
  )
}

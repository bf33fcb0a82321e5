import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { SheetProps } from './exercise-sheet.tsx'
import { knownExercise } from './facts.ts'
import { GuideMedia } from './guide-media.tsx'
import css from './exercise.module.css'
import { useExerciseWords } from './words.ts'

/** How an exercise is done: the plan's note, cues, pictures and films. */
export function GuideTool({ player, training, exerciseId }: SheetProps) {
  const t = useExerciseWords()
  const { state, clientId } = player.workout.useSelected(stored => stored)
  const exercise = state.exercises.get(exerciseId)
  const exerciseFacts = knownExercise(training, exercise?.exercise.id)
  const showsNote = clientId !== null || training === undefined || training.settings.clientColumns.includes('note')
  const note = showsNote ? exercise?.target?.note : undefined
  if (!exerciseFacts && !note) return <Text tone={2}>{t('noGuide')}</Text>
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
      {exerciseFacts && <GuideMedia exercise={exerciseFacts} clientId={clientId} />}
      {exerciseFacts && !exerciseFacts.cue && !note && exerciseFacts.assets.length === 0 && <Text tone={2}>{t('noGuide')}</Text>}
    </Stack>
  )
}

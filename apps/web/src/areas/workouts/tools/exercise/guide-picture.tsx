import { useState } from 'react'
import { useExerciseImages } from '#lib/exercise-library'
import { useSelected } from '#lib/store'
import { ExercisePicture } from '#ui/exercise-picture'
import { BareButton } from '#ui/layout'
import { ExerciseSheet } from './exercise-sheet.tsx'
import { knownExercise, nameOf, type ToolProps } from './facts.ts'
import { useExerciseWords } from './words.ts'

/** The look of the exercise, beside its name; a press opens how it is done. */
export function GuidePicture({ player, training, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  const exercise = useSelected(player.workout, ({ state }) => state.exercises.get(exerciseId))
  const [isOpen, setOpen] = useState(false)
  const id = exercise?.exercise.id
  const imageOf = useExerciseImages([id])
  const image = imageOf(id) ?? knownExercise(training, id)
  if (!exercise || !image) return null
  return (
    <>
      <BareButton aria-label={`${t('guide')}: ${nameOf(training, exercise)}`} onClick={() => setOpen(true)}>
        <ExercisePicture key={image.id} exercise={image} size="mark" moves="once seen" />
      </BareButton>
      {isOpen && <ExerciseSheet {...{ player, training, exerciseId }} tool="guide" onClose={() => setOpen(false)} />}
    </>
  )
}

import { IconStarFilled } from '@tabler/icons-react'
import { ExercisePicture } from '#ui/exercise-picture'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import type { ShownExercise } from './columns.tsx'
import { useExerciseNames } from '../picture/names.ts'
import css from './list.module.css'

/** The content of a card: picture, name, muscles and equipment. */
export function ExerciseCard({ exercise, isFavorite }: { exercise: ShownExercise; isFavorite?: boolean }) {
  const names = useExerciseNames()
  const { name, primaryMuscles, equipment } = exercise
  return (
    <>
      <ExercisePicture exercise={exercise} size="card" />
      <Stack as="span" gap={2} className={css.cardText}>
        <Text as="span" size={14} weight={600} lines={2} breaks>
          {name}
          {isFavorite && <Icon of={IconStarFilled} size={14} className={css.cardStar} />}
        </Text>
        <Ellipsis size="small" tone={3} className={css.cardDetail}>
          {[...primaryMuscles.slice(0, 1).map(names.muscle), ...equipment.slice(0, 1).map(names.equipment)].join(' · ')}
        </Ellipsis>
      </Stack>
    </>
  )
}

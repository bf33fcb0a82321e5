import type { ReactNode } from 'react'
import { ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { ExercisePicture } from '../picture/exercise-picture.tsx'
import type { ShownExercise } from '../picture/exercise-picture.tsx'
import { useExerciseNames } from '../picture/names.ts'

interface PhoneRowProps {
  exercise: ShownExercise
  href: string
  menu: ReactNode
  meta?: ReactNode
}

/** An exercise in the list on a phone. */
export function PhoneRow({ exercise, href, menu, meta }: PhoneRowProps) {
  const names = useExerciseNames()
  const { name, primaryMuscles, equipment } = exercise
  return (
    <ListRow
      href={href}
      lead={<ExercisePicture exercise={exercise} isSmall />}
      title={
        <Text as="span" size="inherit" tone="inherit" lines={2} breaks>
          {name}
        </Text>
      }
      sub={[...primaryMuscles.slice(0, 2).map(names.muscle), ...equipment.slice(0, 1).map(names.equipment)].join(' · ')}
      meta={meta}
      actions={menu}
    />
  )
}

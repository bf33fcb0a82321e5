import type { ReactNode } from 'react'
import { PhoneListRow } from '#shell/library'
import { ExercisePicture } from '#ui/exercise-picture'
import type { ShownExercise } from './columns.tsx'
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
  const sub = [...primaryMuscles.slice(0, 2).map(names.muscle), ...equipment.slice(0, 1).map(names.equipment)].join(' · ')
  return (
    <PhoneListRow lead={<ExercisePicture exercise={exercise} size="mark" />} name={name} sub={sub} meta={meta} href={href} menu={menu} />
  )
}

import type { ExerciseResult } from '@allenio/contract/workout-rows'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { ownWorkoutHref } from '../addresses.ts'
import { ownExerciseQuery } from '../data.ts'
import { ExerciseCourse } from './exercise-course.tsx'
import { useHistoryWords } from './words.ts'

interface OwnExercisePanelProps {
  exercise: Pick<ExerciseResult, 'id' | 'name'>
  onClose: () => void
}

export function OwnExercisePanel({ exercise, onClose }: OwnExercisePanelProps) {
  const t = useHistoryWords()
  const query = useQuery(ownExerciseQuery(exercise.id))
  return (
    <SidePanel opened onClose={onClose} width={640} title={exercise.name} bare>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={2} />}>
        {({ history }) => <ExerciseCourse history={history} hrefOf={ownWorkoutHref} />}
      </Loaded>
    </SidePanel>
  )
}

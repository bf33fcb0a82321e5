import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage, SkeletonRows } from '#ui/skeleton'

// A client who trains waits for the set alone. These parts are stored ahead with the other pages that open without a network.

export const ExerciseList = lazyPart(() => import('./list.tsx'), 'ExerciseList', <SkeletonRows />)
export const GoneWorkout = lazyPart(() => import('./gone-workout.tsx'), 'GoneWorkout', <SkeletonPage />)
export const MissingWorkout = lazyPart(() => import('./missing-workout.tsx'), 'MissingWorkout', <SkeletonPage />)
export const OpenQuestion = lazyPart(() => import('./open-question.tsx'), 'OpenQuestion', <SkeletonPage />)
export const Summary = lazyPart(() => import('./summary.tsx'), 'Summary', <SkeletonPage />)
export const WorkoutChoice = lazyPart(() => import('./workout-choice.tsx'), 'WorkoutChoice', <SkeletonPage />)

export const loadParts = () =>
  Promise.all([ExerciseList, GoneWorkout, MissingWorkout, OpenQuestion, Summary, WorkoutChoice].map(part => part.preload()))

import { lazyPart } from '#lib/lazy-part'

/** How an exercise of a client went over time, beside the page. */
export const ExercisePanel = lazyPart(() => import('./history/exercise-panel.tsx'), 'ExercisePanel')

/** The same for the client. */
export const OwnExercisePanel = lazyPart(() => import('./history/own-exercise-panel.tsx'), 'OwnExercisePanel')

/** Twelve weeks of a client's training as squares. */
export const TrainingMap = lazyPart(() => import('./client/training-map.tsx'), 'TrainingMap')

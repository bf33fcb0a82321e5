import { lazyPart } from '#lib/lazy-part'

/** The client's home page begins with it. */
export const TrainingHero = lazyPart(() => import('./home/training-hero.tsx'), 'TrainingHero', null)

/** The button beside each workout of a client's plan. */
export const StartStep = lazyPart(() => import('./player/start-step.tsx'), 'StartStep', null)

/** The button that adds an exercise, with its dialog, which the first set does not wait for. */
export const AddExercise = lazyPart(() => import('./tools/exercise/add-exercise.tsx'), 'AddExercise', null)

export const HistoryPanel = lazyPart(() => import('./history-import/history-panel.tsx'), 'HistoryPanel')

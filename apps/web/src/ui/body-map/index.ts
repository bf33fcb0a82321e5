export { BodyFigure } from './body-figure.tsx'
export { BodyMap } from './body-map.tsx'
export { bodyMuscles, isBodyMuscle } from './muscles.ts'
export type { BodyMuscle, MuscleLevel, MuscleLevels } from './muscles.ts'

// only exports, so that an importer of one thing does not load the others
export { assignHref, clientProgramsQuery, paperHref, programHref } from './data.ts'
export type { ReadyProgram } from './import/use-program-file.ts'
export { currentWeek, datesOf } from './own/calendar.ts'
export { AssignToClients, ImportIntoProgram, PublishProgram, TrainingMaxima } from './parts.ts'
export { movedDaysWatches, ownWorkoutSteps } from './slots.ts'
export type { MovedDaysWatch, OwnWorkoutPlace } from './slots.ts'
export { WeekPlaceChoice, type WeekPlace } from './import/week-place.tsx'

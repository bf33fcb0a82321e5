export { assignHref, clientProgramsQuery, ownEditorHref, paperHref, programHref } from './data.ts'
export type { ReadyProgram } from './import/use-program-file.ts'
export { currentWeek, datesOf } from './own/calendar.ts'
/** The dialogs that give clients one of the programs, and that make one of a file, from any page. */
export { AssignToClients, ImportNewProgram } from './dialogs.ts'
export { ImportIntoProgram } from './import/import-into-program.tsx'
/** The dialog that hands over what was edited. */
export { PublishProgram } from './publish/publish-program.tsx'
/** The lifts of a client with their training maxima, wherever one plans for them. */
export { TrainingMaxima } from './maxima/training-maxima.tsx'
export { movedDaysWatches, ownPlanWeeks, ownWorkoutSteps } from './slots.ts'
export type { MovedDaysWatch, OwnWorkoutPlace } from './slots.ts'
export { WeekPlaceChoice, type WeekPlace } from './import/week-place.tsx'

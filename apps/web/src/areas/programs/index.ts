// it only passes on, so that whoever takes one thing from it does not load the rest
export { paperHref, programHref } from './data.ts'
export { AssignToClients, PublishProgram } from './parts.ts'
export { ownWorkoutSteps } from './slots.ts'
export type { OwnWorkoutPlace } from './slots.ts'

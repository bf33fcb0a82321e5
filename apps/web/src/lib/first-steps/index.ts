export { firstSteps, firstStepWays, isOwnWork } from './first-steps.ts'
export type { FirstStep, FirstStepWay, Work } from './first-steps.ts'

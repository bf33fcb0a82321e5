export { firstSteps, firstStepWays } from './first-steps.ts'
export type { FirstStep, FirstStepWay } from './first-steps.ts'

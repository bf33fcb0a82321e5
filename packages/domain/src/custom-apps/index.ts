export { parseAppColor } from './app-color.ts'
export { firstSteps, listSteps } from './app-steps.ts'
export { logoFault, missingParts, type AppLogo, type RequestFacts } from './app-request.ts'

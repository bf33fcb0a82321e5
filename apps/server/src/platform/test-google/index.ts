export { answerInProcess, standInClient } from './answers.ts'
export { googleControls, type GoogleControls } from './controls.ts'
export { addGoogleFault, clearGoogleFaults, holdGoogle } from './faults.ts'
export { mountStandIn } from './mount.ts'

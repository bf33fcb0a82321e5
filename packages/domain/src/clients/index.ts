export { ageOn } from './ages.ts'
export { fullName, splitName, type PersonName } from './names.ts'
export { arePausesOverlapping, currentPause, isPaused, pauseOn, type Pause } from './pauses.ts'

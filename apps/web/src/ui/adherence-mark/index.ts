export { AdherenceMark } from './adherence-mark.tsx'
export type { AdherenceMarkProps } from './adherence-mark.tsx'
export { adherenceLevels, adherenceLevel } from './level.ts'
export type { AdherenceLevel } from './level.ts'

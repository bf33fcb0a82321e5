export { AdherenceMark } from './adherence-mark.tsx'
export type { AdherenceMarkProps } from './adherence-mark.tsx'
export { ADHERENCE_LEVELS, adherenceLevel } from './level.ts'
export type { AdherenceLevel } from './level.ts'

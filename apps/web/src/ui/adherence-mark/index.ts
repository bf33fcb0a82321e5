export { AdherenceMark } from './adherence-mark.tsx'
export type { AdherenceLevel, AdherenceMarkProps } from './adherence-mark.tsx'

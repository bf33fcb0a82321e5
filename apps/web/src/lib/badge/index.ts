export { clearWaitingCounts, setWaitingCount } from './badge.ts'
export { readCounts, sumOf, withCount } from './counts.ts'
export type { Counts } from './counts.ts'

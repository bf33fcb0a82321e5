export { clearWaitingCounts, parseCounts, setWaitingCount, sumOf, withCount } from './badge.ts'
export type { Counts } from './badge.ts'

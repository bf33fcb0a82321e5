export { clearWaitingCounts, readCounts, setWaitingCount, sumOf, withCount } from './badge.ts'
export type { Counts } from './badge.ts'

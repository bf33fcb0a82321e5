// What people type, read with patience: many ways to write a value, one value.

export { readDay } from './days.ts'
export type { DayReading } from './days.ts'
export { readHeight } from './heights.ts'
export { readPhone, spacedPhone } from './phones.ts'
export { isTime, readTime } from './times.ts'
export { readWeight } from './weights.ts'

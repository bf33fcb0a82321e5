// Values that people type, parsed with patience: many ways to write a value, one value.

export { parseDay } from './days.ts'
export type { DayReading } from './days.ts'
export { parseHeight } from './heights.ts'
export { isPhone, parsePhone, phoneForSheets, spacedPhone } from './phones.ts'
export { isTime, parseTime } from './times.ts'
export { parseWeight } from './weights.ts'

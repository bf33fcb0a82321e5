export { formats, signed, useFormats } from './formats.ts'
export type { Formats } from './formats.ts'
export { weekdayList, weekdayNames } from './weekdays.ts'

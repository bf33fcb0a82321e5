export { formats, signed, useFormats, weekdayList, weekdayNames } from './formats.ts'
export type { Formats } from './formats.ts'

export { formats, useFormats } from './formats.ts'
export type { Formats } from './formats.ts'
export { signed } from './signed.ts'

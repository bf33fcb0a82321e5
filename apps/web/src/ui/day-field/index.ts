export { DayField } from './day-field.tsx'
export type { DayFieldProps } from './day-field.tsx'

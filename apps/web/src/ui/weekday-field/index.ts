export { WeekdayField } from './weekday-field.tsx'

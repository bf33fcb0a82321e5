export { WeekdayField } from './weekday-field.tsx'
export { WeekSelects } from './week-selects.tsx'
